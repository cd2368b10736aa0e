import type { DirectoryState } from './directory-endpoints.ts';

/** What is missing before the directory can be searched. */
export const directoryStateMessages: Readonly<Record<Exclude<DirectoryState, 'ready'>, string>> = {
  no_provider: 'Work account sign-in is not set up on this server.',
  other_provider: 'This server’s work accounts have no directory that can be searched.',
  no_secret: 'This server is not allowed to read the directory yet.',
  off: 'Work account sign-in is off for this organisation.',
  not_shown: 'The directory has not been verified as yours yet.',
};

/** Why the directory did not answer. */
export const directoryProblems = {
  slow: 'The directory did not respond in time.',
  away: 'The directory cannot be reached.',
  busy: 'The directory is busy. Please try again in a minute.',
  unknownServer:
    'The directory refused this server: its secret is wrong or has expired, or the directory’s admin has not given consent yet.',
  notGranted:
    'This server cannot read people in the directory: the permission User.Read.All is missing.',
  refused: (status: number) => `The directory responded with error ${String(status)}.`,
  unreadable: 'The directory did not send a usable response.',
} as const;

/** Why a person was not added. */
export const skipReasons = {
  isPerson: 'Already in Watershade',
  gone: 'Not in the directory',
  otherEmail: 'The directory has a different email address',
  otherDomain: 'The email address is not from an allowed domain',
} as const;
