/** Texts of the page of devices. */
export const deviceTexts = {
  sentence:
    'Readers that tests were taken with. A new one appears with its first test, or is added by its serial.',
  needsLine: 'Devices are asked of the server: adding and changing them needs a connection.',
  none: 'No devices yet',
  noneYet:
    'A device stands here as soon as a test names its serial. Add one before that to give it a token, with which it adds its tests by itself.',
  noMatch: 'No device fits this search.',
  added: 'Device added',
  saved: 'Device saved',
  retired: 'Device retired',
  back: 'Device in use again',
  undo: 'Undo',
  revoked: 'Token revoked',
  byToken: 'By its token',
  states: { active: 'Active', idle: 'Idle over 30 days', retired: 'Retired' },
  newer: (firmware: string) => `Newest seen: ${firmware}`,
  tokens: (serial: string) => `Tokens of ${serial}`,
  tokensMean:
    'With a token the device adds tests of anybody in the organisation. It can do nothing else, and reads nothing.',
  noTokens: 'This device has no token.',
  retiredTokens: 'This device is retired: its tokens are refused until it is in use again.',
  shownOnce: 'Copy it now: this token is shown once, and nobody can look it up later.',
  neverUsed: 'never used',
  revokeSure: (prefix: string) =>
    `Revoke the token that begins with ${prefix}? The device that uses it adds no tests with it from now on. This cannot be taken back.`,
} as const;
