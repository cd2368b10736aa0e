import { pushMessages } from '#push/contract';
import type { PushState } from '#push/domain';

/** Texts about notifications in browsers. */
export const pushTexts = {
  title: 'Browser notifications',
  about: 'Alerts reach your browsers and phones, even while Watershade is closed.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  test: 'Send test notification',
  turnedOn: 'Notifications turned on in this browser.',
  turnedOff: 'Notifications turned off in this browser.',
  removed: 'Browser removed.',
  sent: 'Test notification sent.',
  noService: 'The push service of this browser is not available',
  notReady: 'This page is not ready. Reload it and try again',
  failed: 'Failed to change notifications',
  testFailed: 'Failed to send the test notification',
  needsLine: 'Connect to change notifications.',
  listNeedsLine: 'Connect to see your browsers.',
  empty: pushMessages.noBrowsers,
  thisBrowser: 'This browser',
  lastUsed: 'last used',
  never: 'never used',
} as const;

/** What each state of this browser means. */
export const stateTexts: Record<PushState, string> = {
  on: 'This browser shows your alerts.',
  off: 'This browser shows your alerts only while Watershade is open.',
  denied:
    'Notifications are blocked in this browser. Allow them for this site in its settings, then reload the page.',
  unsupported: 'This browser cannot show notifications while Watershade is closed.',
  home_screen:
    'On an iPhone or iPad, add Watershade to the home screen and open it there. Then you can turn on notifications.',
};
