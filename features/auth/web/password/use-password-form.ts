import { useState } from 'react';
import { authMessages } from '#auth/contract';
import { loadCommonPasswords, newPasswordProblems } from '#auth/domain';
import type { PasswordProblems, PasswordRules } from '#auth/domain';

/** The values of a password form. */
export interface PasswordValues {
  current_password: string;
  new_password: string;
  confirm_password: string;
}

/** State of a password form for its fields and button. */
export type PasswordForm = ReturnType<typeof usePasswordForm>['form'];

interface Options {
  /** The current password is required. */
  hasCurrent: boolean;
  rules: Pick<PasswordRules, 'minimum' | 'ownWords'>;
  /** Returns errors by field; empty if it is done, or failed as a whole. */
  send: (values: PasswordValues) => Promise<PasswordProblems>;
  problems?: PasswordProblems;
}

const empty: PasswordValues = { current_password: '', new_password: '', confirm_password: '' };

/** State of a password form, validated by the same rules as on the server. */
export function usePasswordForm({ hasCurrent, rules, send, problems: first = {} }: Options) {
  const [values, setValues] = useState(empty);
  const [problems, setProblems] = useState(first);
  const [isBusy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    // Without the list the server still rejects common passwords.
    const common = await loadCommonPasswords().catch(() => new Set<string>());
    const found = problemsOf(values, { ...rules, common }, hasCurrent);
    const refused = Object.keys(found).length > 0 ? found : await send(values);
    setProblems(refused);
    setBusy(false);
  }

  const form = {
    ...{ values, problems, isBusy, submit },
    change: (field: keyof PasswordValues, text: string) =>
      setValues((before) => ({ ...before, [field]: text })),
  };
  return { form, clear: () => setValues(empty) };
}

function problemsOf(values: PasswordValues, rules: PasswordRules, hasCurrent: boolean) {
  const found = newPasswordProblems(values, rules);
  if (!hasCurrent) return found;
  const { current_password, new_password } = values;
  if (current_password === '') found.current_password = authMessages.currentRequired;
  else if (new_password === current_password) found.new_password ??= authMessages.newIsCurrent;
  return found;
}
