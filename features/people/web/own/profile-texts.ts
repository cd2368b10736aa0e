import { peopleMessages } from '#people/contract';

/** Texts of the own profile on /settings. */
export const profileTexts = {
  saved: 'Profile saved.',
  failed: peopleMessages.updateFailed,
  needsLine: 'Saving needs a connection.',
} as const;
