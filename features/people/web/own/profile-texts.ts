/** Words of the own profile on /settings. */
export const profileTexts = {
  saved: 'Profile saved.',
  failed: 'Failed to update user.',
  needsLine: 'Saving needs a connection.',
} as const;
