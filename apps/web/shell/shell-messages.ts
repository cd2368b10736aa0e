import { dateText } from '#packages/kit';

/** What the frame says of this device and its copy. */
export const shellMessages = {
  locked: {
    title: 'Stored data is locked',
    text: 'This device has not reached the server for 72 hours. Connect it to see your data again; nothing is lost.',
  },
  retry: 'Try again',
  signIn: 'Sign in again',
  closeTabs: {
    title: 'Please close other tabs',
    text: 'Another tab holds an older version of your stored data open. This page goes on as soon as it is closed.',
  },
  reload: {
    title: 'A newer version is open',
    text: 'A newer version is open in another tab. Please reload this page.',
  },
  reloadNow: 'Reload',
  notFetched: 'This part is not on this device yet. It needs a connection.',
  /** @param from milliseconds since 1970 */
  shortage: (from: number, zone: string) =>
    `This device is short of room: measurements from before ${dateText(from, zone)} are left out.`,
  /** @param minutes by which the device is ahead; below zero where it is behind */
  clockOff: (minutes: number) =>
    `The clock of this device is ${lengthText(Math.abs(minutes))} ${minutes > 0 ? 'ahead' : 'behind'}.`,
  clockOffDetail: 'Times typed in here may be wrong. The stored data is not affected.',
} as const;

function lengthText(minutes: number): string {
  if (minutes < 120) return `${String(minutes)} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${String(hours)} hours` : `${String(Math.round(hours / 24))} days`;
}
