/** Texts of the organisation settings. */
export const settingsMessages = {
  updated: 'Settings updated.',
  needsHeatStress: 'Rules need jobs and locations: turn on Heat stress too.',
  needsConnection: 'Connect to save.',
  unreadablePicture: 'This file is not a readable picture',
  notANumber: 'Enter a number',
} as const;
