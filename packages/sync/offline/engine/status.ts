import type { FromCopy, SyncStatus } from '../protocol.ts';
import { unknownStatus } from '../protocol.ts';

/** The status of the copy. Each change is sent to the pages. */
export interface StatusBoard {
  readonly status: SyncStatus;
  set(change: Partial<SyncStatus>): void;
  progress(percent: number, text: string): void;
}

/** A board that posts every change. */
export function createStatusBoard(
  post: (message: FromCopy) => void,
  start: Partial<SyncStatus>,
): StatusBoard {
  let status: SyncStatus = { ...unknownStatus, ...start };
  return {
    get status() {
      return status;
    },
    set(change) {
      status = { ...status, ...change };
      post({ type: 'status', status });
    },
    progress(percent, text) {
      status = { ...status, percent, text };
      post({ type: 'progress', percent, text });
    },
  };
}
