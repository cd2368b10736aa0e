import { callMessages } from '#packages/http/contract';
import { CallError } from '#packages/http/web';
import { authMessages, passwordCodes } from '#auth/contract';
import type { PasswordProblems } from '#auth/domain';
import { countOf } from '#packages/kit';

/** The exact texts about passwords, sign-ins and the reset of a device. */
export const accountMessages = {
  updated: 'Password updated.',
  same: 'New Password Same As Old',
  currentWrong: authMessages.currentWrong,
  other: 'Something wrong.',
  workAccount: 'You sign in with your work account. Its password is not managed here.',
  resetFailed: 'Failed to reset password',
  resetSent:
    'If there is an account for this email address, we have sent a link to set a new password. It works once, within 60 minutes.',
  askAgain:
    'The link has been used, is older than 60 minutes, or has been replaced by a newer one.',
  chooseOwn: 'Somebody else set your password. Choose a new one that only you know.',
  signInEnded: 'Sign-in ended.',
  othersEnded: 'All other sign-ins ended.',
  signedOutOne: 'Signed out on that device.',
  signedOutAll: 'Signed out everywhere.',
  signInsHelp:
    'Where this person is signed in. End sign-ins on devices that they do not recognise or have lost, and ask them to change their password.',
  signInsOfOwner: 'Only an owner can see and end the sign-ins of an owner.',
  noSignIns: 'This person is not signed in anywhere.',
  confirmSignOut: (what: string) => ({
    title: `Sign out ${what}?`,
    text: 'Open screens on that device close, and its offline copy is removed. Unsent changes stay on the device until they sign in there again.',
    action: 'Sign out',
    isDestructive: true,
  }),
  confirmResetFactor: (name: string) => ({
    title: `Reset the two-factor sign-in of ${name}?`,
    text: 'For people who have lost their authenticator. They can then sign in with their password alone or, if your organisation requires it, set up a new authenticator. They are notified by email.',
    action: 'Reset',
    isDestructive: true,
  }),
  signInsNeedLine: 'Connect to see and end sign-ins.',
  factorNeedsLine: 'Connect to see whether two-factor sign-in is on.',
  savingNeedsLine: 'Connect to save.',
  resetTitle: 'Reset this device',
  resetNeedsLine: 'Connect to reset this device, because the page must be loaded again.',
} as const;

/** The server's error messages by field of a password form; empty if it returned none. */
export function fieldProblems(error: unknown): PasswordProblems {
  if (!(error instanceof CallError)) return {};
  const { current_password, new_password, confirm_password } = error.errors;
  return {
    ...(current_password === undefined ? {} : { current_password }),
    ...(new_password === undefined ? {} : { new_password }),
    ...(confirm_password === undefined ? {} : { confirm_password }),
  };
}

/** The message for a change of password, and its field. */
interface ChangeOutcome {
  kind: 'done' | 'problem';
  text: string;
  field?: keyof PasswordProblems;
}

/** The message for the response code of a change of password. */
export function changeOutcome(code: number): ChangeOutcome {
  switch (code) {
    case passwordCodes.changed:
      return { kind: 'done', text: accountMessages.updated };
    case passwordCodes.same:
      return { kind: 'problem', text: accountMessages.same, field: 'new_password' };
    case passwordCodes.currentWrong:
      return { kind: 'problem', text: accountMessages.currentWrong, field: 'current_password' };
    default:
      return { kind: 'problem', text: accountMessages.other };
  }
}

/** The message for a change of password that failed as a whole. */
export function changeProblem(error: unknown): string {
  if (!(error instanceof CallError)) return accountMessages.other;
  if (error.status === 429) return authMessages.tooMany;
  if (error.status === 403) return accountMessages.workAccount;
  return error.status === 0 || error.status >= 500
    ? callMessages.notResponsive
    : accountMessages.other;
}

/** Why two-factor sign-in stays on: the code, or the password if there was one, may be wrong. */
export function keptText(hasPassword: boolean): string {
  return hasPassword ? authMessages.twoFactorKept : authMessages.codeIncorrect;
}

/** The message for a reset that failed as a whole. */
export function resetProblem(error: unknown): string {
  if (error instanceof CallError && error.status === 429) return authMessages.tooMany;
  return accountMessages.resetFailed;
}

/**
 * What a reset of the device would lose: '2 changes have not reached the server…'; null for none.
 */
export function unsentResetText(count: number): string | null {
  if (count === 0) return null;
  const which = countOf(count, 'change has', 'changes have');
  return `${which} not reached the server and will be lost.`;
}
