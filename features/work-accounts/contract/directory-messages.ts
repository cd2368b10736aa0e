import type { DirectoryState } from './directory-endpoints.ts';

/** What is missing before the directory can be asked. */
export const directoryStateMessages: Readonly<Record<Exclude<DirectoryState, 'ready'>, string>> = {
  no_provider: 'Work account sign-in is not set up on this server.',
  other_provider: 'This server’s work accounts have no directory that can be searched.',
  no_secret: 'This server may not read the directory yet.',
  off: 'Work account sign-in is off for this organisation.',
  not_shown: 'Nobody has shown yet that the directory is yours.',
};

/** Why the directory gave no answer. */
export const directoryProblems = {
  slow: 'The directory did not answer in time.',
  away: 'The directory cannot be reached.',
  busy: 'The directory is busy. Please try again in a minute.',
  unknownServer:
    'The directory does not let this server in: its secret is wrong or has run out, or the directory’s admin has not agreed yet.',
  notGranted:
    'The directory does not let this server read its people: the permission User.Read.All is missing.',
  refused: (status: number) => `The directory answered ${String(status)}.`,
  unreadable: 'The directory gave no usable answer.',
} as const;

/** Why somebody was not added. */
export const skipReasons = {
  isPerson: 'Already a person',
  gone: 'Not in the directory',
  otherEmail: 'The directory has another email',
  otherDomain: 'The email is not of an allowed domain',
} as const;
