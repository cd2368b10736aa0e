import type { WriteTx } from '#packages/database';
import { mostFieldBytes, peopleMessages } from '#people/contract';
import { readFields } from '#people/domain';
import type { FieldChange } from '#people/domain';
import { mergeFields } from './form-store.ts';
import { invalidForm } from './refuse-form.ts';

/**
 * The change of fields that a call gives.
 *
 * @param isOwn whether they are the fields of who calls
 * @throws HttpError INVALID with a sentence for each field that cannot be taken
 */
export function givenFields(
  metadata: Readonly<Record<string, unknown>>,
  isOwn: boolean,
): FieldChange {
  const read = readFields(metadata, isOwn);
  if (!read.isValid) throw invalidForm(read.errors);
  return read.change;
}

/**
 * Merges fields into those of a person; tells whether that changed anything.
 *
 * @throws HttpError INVALID where all of them together take too much room
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
