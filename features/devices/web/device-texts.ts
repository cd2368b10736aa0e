/** Texts of the page of devices. */
export const deviceTexts = {
  sentence:
    'Readers used to take tests. A device appears with its first test, or you can add it by its serial number.',
  needsConnection: 'Connect to see and change devices.',
  none: 'No devices yet',
  noneYet:
    'A device appears here once it is used for a test. To let a device add its tests automatically, add it and give it a token.',
  noMatch: 'No devices match this search.',
  added: 'Device added',
  saved: 'Device saved',
  retired: 'Device retired',
  back: 'Device reactivated',
  revoked: 'Token revoked',
  byToken: 'By its token',
  states: { active: 'Active', idle: 'Idle over 30 days', retired: 'Retired' },
  newer: (firmware: string) => `Newest seen: ${firmware}`,
  tokens: (serial: string) => `Tokens of ${serial}`,
  tokensMean:
    'With a token, the device can add tests for anybody in the organisation. It can do nothing else and cannot read data.',
  noTokens: 'This device has no token.',
  retiredTokens: 'This device is retired. Its tokens are refused until it is reactivated.',
  shownOnce: 'Copy the token now. It is shown only once.',
  neverUsed: 'never used',
  revokeSure: (prefix: string) => ({
    title: `Revoke the token that begins with ${prefix}?`,
    text: 'The device can no longer add tests with it. This cannot be undone.',
    action: 'Revoke',
    isDestructive: true,
  }),
} as const;
