import { dateText } from '#packages/kit';

/** Texts of the frame about this device and its copy. */
export const shellMessages = {
  locked: {
    title: 'Stored data is locked',
    text: 'Please connect to see your data.',
    about: 'This device has not reached the server for 72 hours. Nothing is lost.',
  },
  retry: 'Retry',
  signIn: 'Sign in again',
  closeTabs: {
    title: 'Please close other tabs',
    text: 'Another tab is using an older version of your stored data. This page continues as soon as you close it.',
  },
  reload: {
    title: 'A newer version is open',
    text: 'A newer version is open in another tab. Please reload this page.',
  },
  reloadNow: 'Reload',
  notFetched: 'This page is not on this device yet. Connect to open it.',
  /** @param from milliseconds since 1970 */
  shortage: (from: number, zone: string) =>
    `This device is low on storage: tests before ${dateText(from, zone)} are not stored on it.`,
  /** @param minutes by which the device is ahead; negative if it is behind */
  clockOff: (minutes: number) =>
    `This device’s clock is ${lengthText(Math.abs(minutes))} ${minutes > 0 ? 'ahead' : 'behind'}.`,
  clockOffDetail: 'Times you enter here may be wrong. Stored data is not affected.',
} as const;

function lengthText(minutes: number): string {
  if (minutes < 120) return `${String(minutes)} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${String(hours)} hours` : `${String(Math.round(hours / 24))} days`;
}
