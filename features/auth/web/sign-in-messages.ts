import { callMessages } from '#packages/http/contract';
import { CallError } from '#packages/http/web';
import { authMessages } from '#auth/contract';
import { countOf } from '#packages/kit';

/** The exact texts of the sign-in screens. */
export const signInMessages = {
  codeRequired: 'Enter the 6-digit code',
  setUpFirst:
    'Your organisation requires two-factor sign-in. Set it up once. After that, you sign in with a code from your phone as well as your password.',
  redirecting: 'Redirecting to dashboard...',
  workAccount: 'Signing in with your work account...',
  usePassword: 'Use a password instead',
  sessionEnded: 'Your session has ended. Please sign in again.',
  askSignOut: 'Sign out?',
  whatSignOutDoes:
    'The offline copy on this device is deleted. It is downloaded again the next time you sign in.',
  signOut: 'Sign out',
  notAllSent: 'Some changes have not been sent',
  staySignedIn: 'Stay signed in',
  signOutAnyway: 'Sign out and delete',
  signedOut: 'You have been signed out.',
} as const;

/** What a sign-out would delete: '2 changes have not reached the server…'. */
export function unsentText(count: number): string {
  const which = countOf(count, 'change has', 'changes have');
  const them = count === 1 ? 'it' : 'them';
  return `${which} not reached the server yet. Signing out deletes ${them}.`;
}

/** The message for a work account that opened no account. */
export function workAccountProblem(error: unknown): string {
  const isTooMany = error instanceof CallError && error.status === 429;
  return isTooMany ? authMessages.tooMany : authMessages.workAccountFailed;
}

/** The message for a failed sign-in; only server errors have another one. */
export function signInProblem(error: unknown): string {
  if (!(error instanceof CallError)) return callMessages.notResponsive;
  if (error.status === 429) return authMessages.tooMany;
  const isUndecided = error.status === 0 || error.status >= 500;
  return isUndecided ? callMessages.notResponsive : authMessages.incorrect;
}
