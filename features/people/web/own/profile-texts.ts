import { peopleMessages } from '#people/contract';

/** Words of the own profile on /settings. */
export const profileTexts = {
  saved: 'Profile saved.',
  failed: peopleMessages.updateFailed,
  needsLine: 'Saving needs a connection.',
} as const;
