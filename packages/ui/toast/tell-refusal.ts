import { showToast } from './toasts.ts';

/** Result of a write: error messages by field; null if it was done. */
export type Refused = Readonly<Record<string, string>> | null;

interface Refusal {
  readonly message: string;
  readonly detail: string | null;
  readonly errors: Readonly<Record<string, string>>;
}

/**
 * The error messages that a form shows for a refused write; if there are none for its fields, a
 * toast is shown.
 */
export function tellRefusal({ message, detail, errors }: Refusal): Refusal['errors'] {
  if (Object.keys(errors).length === 0) {
    showToast({ kind: 'problem', text: message, detail: detail ?? undefined });
  }
  return errors;
}
