import { ownTypeFields, ownTypeMessages } from '#measurements/contract';
import type { OwnTypeFields } from '#measurements/contract';
import { readInput } from '#packages/http/contract';
import { oneLine } from '#packages/kit';

/** The form of a type, as typed. */
export interface OwnTypeDraft extends Omit<OwnTypeFields, 'icon'> {
  /** Another build may have stored an icon that this one does not know. */
  icon: string | null;
}

export type OwnTypeErrors = Partial<Record<keyof OwnTypeFields, string>>;

/**
 * Error messages by field, the same as the server's; empty if there are none.
 *
 * @param others names of the active types of the same kind
 */
export function ownTypeProblems(draft: OwnTypeDraft, others: readonly string[]): OwnTypeErrors {
  const { error } = readInput(ownTypeFields.pick({ name: true, unit: true }), draft);
  const errors: OwnTypeErrors = {};
  for (const { path, message } of error?.issues ?? []) {
    const [field] = path;
    if (field === 'name' || field === 'unit') errors[field] ??= message;
  }
  const isTaken = others.some((name) => folded(name) === folded(draft.name));
  return { ...(isTaken && { name: ownTypeMessages.nameTaken }), ...errors };
}

function folded(name: string): string {
  return oneLine(name).toLowerCase();
}
