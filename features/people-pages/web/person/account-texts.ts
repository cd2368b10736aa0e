import { peopleMessages } from '#people/contract';
import type { PersonFormData } from '#people/offline';

/** Texts about a person's account on their page. */
export const accountTexts = {
  change: 'Change password',
  reset: 'Reset 2FA',
  changeOf: (name: string) => `Change the password of ${name}`,
  changeMeans:
    'They are signed out everywhere and notified by email. They sign in once with this password and then choose their own.',
  noEmail: 'This person has no email address, so there is no password',
  resetByOwner: 'Only an owner can reset the two-factor sign-in of an owner',
} as const;

/** Message why the viewer may not set a person's password; null if they may. */
export function passwordRefusal(
  stored: Pick<PersonFormData, 'accountProblem' | 'isFederated'> & {
    person: Pick<PersonFormData['person'], 'email'>;
  },
): string | null {
  if (stored.accountProblem !== null) return stored.accountProblem;
  if (stored.isFederated) return peopleMessages.workAccount;
  return stored.person.email === null ? accountTexts.noEmail : null;
}
