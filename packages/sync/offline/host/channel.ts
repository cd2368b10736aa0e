import type { CopyTable } from '#packages/sync/contract';
import type { Channel, CopyEnvironment } from '../environment.ts';
import type { LogEntry } from '../logs/log-entry.ts';
import type { FromCopy } from '../protocol.ts';

/** Why a copy ended. */
export type Ending = 'signed-out' | 'unauthorised';

/** What the workers of one person say to each other; only the owner changes the database. */
export type BetweenWorkers =
  /** The owner stored something: read these tables again. */
  | { type: 'stored'; tables: readonly CopyTable[] }
  /** The owner passes on what its own pages are told, and says which schema it keeps. */
  | { type: 'relay'; message: FromCopy; schema: number }
  /** A newcomer asks how things stand. */
  | { type: 'ask' }
  | { type: 'token'; token: string }
  | { type: 'wake' }
  /** A newcomer cannot read what the owner writes: another build. Whoever came later takes over. */
  | { type: 'give-way'; since: number }
  | { type: 'sync'; ticket: string; check: boolean }
  | { type: 'synced'; ticket: string }
  /** Entries for the log, which the owner keeps. */
  | { type: 'log'; entries: readonly LogEntry[] }
  /** A worker has changed the queue: read it again, and send what is new. */
  | { type: 'queue-changed'; is_new: boolean }
  | { type: 'end'; reason: Ending };

export interface Line {
  send(message: BetweenWorkers): void;
  close(): void;
}

/** Joins the workers of one copy; without the means for it there is nobody to talk to. */
export function openLine(
  environment: CopyEnvironment,
  name: string,
  onMessage: (message: BetweenWorkers) => void,
): Line {
  const channel: Channel | null = environment.openChannel?.(name) ?? null;
  let isOpen = true;
  if (channel !== null) {
    channel.onmessage = ({ data }) => {
      if (isOpen) onMessage(data as BetweenWorkers);
    };
  }
  return {
    send(message) {
      if (isOpen) channel?.postMessage(message);
    },
    close() {
      isOpen = false;
      channel?.close();
    },
  };
}
