import type { QueuedWrite } from '#packages/sync/offline';

/** What a write of the queue is called. */
export function writeWords({ kind }: QueuedWrite): string {
  return kinds[kind] ?? 'Change';
}

/** Where a write is on its way. */
export const writeStates: Readonly<Record<QueuedWrite['state'], string>> = {
  waiting: 'Waiting',
  sending: 'Sending',
  refused: 'Refused',
};

const kinds: Readonly<Record<string, string>> = {
  'measurement.create': 'New test',
};
