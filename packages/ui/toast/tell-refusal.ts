import { showToast } from './toasts.ts';

/** What came of a write: sentences by field of its form; null once it is done. */
export type Refused = Readonly<Record<string, string>> | null;

interface Refusal {
  readonly message: string;
  readonly detail: string | null;
  readonly errors: Readonly<Record<string, string>>;
}

/** What a form shows of a refused write; one that is about none of its fields is a toast. */
export function tellRefusal({ message, detail, errors }: Refusal): Refusal['errors'] {
  if (Object.keys(errors).length === 0) {
    showToast({ kind: 'problem', text: message, detail: detail ?? undefined });
  }
  return errors;
}
