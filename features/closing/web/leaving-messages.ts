import { dateText } from '#packages/kit';

/** Texts of /settings/close and of its banner. */
export const leavingMessages = {
  /** Exact text of the specifications, although it is about deleting an account. */
  deleteFailed: 'Failed to reset password',
  sure: 'Delete your account? You will be signed out immediately.',
  emailWrong: 'This is not your email address',
  nameWrong: 'This is not the name of the organisation',
  passwordRequired: 'Current password is required',
  byWorkAccount:
    'You sign in with your work account and have no password here. Close the organisation within 10 minutes of signing in.',
  signInAnew: 'Sign in again',
  closed: 'The organisation is being closed.',
  takenBack: 'The organisation stays open.',
  needsConnection: 'Connect to do this.',
} as const;

/** 'This organisation will be closed on 21 Dec 2026…' */
export function closingText(closes_time: string, zone: string): string {
  const day = dateText(Date.parse(closes_time), zone);
  return `This organisation will be closed on ${day}. Until then, data can be viewed but not changed.`;
}
