import type { WriteTx } from '#packages/database';
import { mostFieldBytes, peopleMessages } from '#people/contract';
import { readFields } from '#people/domain';
import type { FieldChange } from '#people/domain';
import { mergeFields } from './form-store.ts';
import { invalidForm } from './refuse-form.ts';

/**
 * Checks of fields whose form a higher feature knows, by the name of the field. Each returns what
 * is wrong, and the path of it in the value; null if nothing is.
 */
export type FieldChecks = Readonly<
  Record<string, (value: unknown, now: number) => { at: string; message: string } | null>
>;

/**
 * The change of fields in a call.
 *
 * @param isOwn whether the caller changes their own fields
 * @param now milliseconds since 1970, for the checks
 * @throws HttpError INVALID with a message for each invalid field
 */
export function givenFields(
  metadata: Readonly<Record<string, unknown>>,
  isOwn: boolean,
  now: number,
  checks: FieldChecks = {},
): FieldChange {
  const read = readFields(metadata, isOwn);
  if (!read.isValid) throw invalidForm(read.errors);
  const { change } = read;
  const problems = Object.entries(checks).flatMap(([key, check]) => {
    const problem = Object.hasOwn(change.set, key) ? check(change.set[key], now) : null;
    return problem === null ? [] : [[`metadata.${key}${problem.at}`, problem.message] as const];
  });
  if (problems.length > 0) throw invalidForm(Object.fromEntries(problems));
  return change;
}

/**
 * Merges fields into those of a person; true if anything changed.
 *
 * @throws HttpError INVALID if all fields together are too large
 */
export async function changeFields(
  tx: WriteTx,
  user_id: string,
  change: FieldChange,
): Promise<boolean> {
  const bytes = await mergeFields(tx, user_id, change);
  if (bytes !== null && bytes > mostFieldBytes) {
    throw invalidForm({ metadata: peopleMessages.fieldsTooLarge });
  }
  return bytes !== null;
}
