import type { SyncState } from '#packages/sync/contract';
import { errorText } from '#packages/kit';
import type { Clock } from '#packages/kit';
import { codeOf } from '../engine/problems.ts';
import type { FromCopy, SyncStatus } from '../protocol.ts';
import type { LogContext, LogEntry, LogLevel } from './log-entry.ts';

/** Writes the log of the sync. */
export interface SyncLog {
  /** Records a message to the pages. */
  posted(message: FromCopy): void;
  /** Records that an answer in columns could not be read. */
  unreadable(): void;
  /**
   * Records a failed run, or a copy that could not be opened. Only the cause of an unexpected
   * failure is logged.
   */
  failed(error: unknown): void;
}

/**
 * Records the phases of sync runs from the owner's messages to its pages: each phase of a full load
 * when it begins, and one entry for every run with the milliseconds of its phases.
 */
export function createSyncLog(now: Clock, log: (entry: LogEntry) => void): SyncLog {
  let phases: { state: SyncState; from: number }[] = [];
  let lastError: string | null = null;

  function write(level: LogLevel, message: string, context: LogContext = {}): void {
    const timestamp = new Date(now()).toISOString();
    log({ timestamp, type: 'sync', level, page: '', message, context });
  }

  function follow({ state, error }: SyncStatus): void {
    if (state !== 'stopped') {
      if (phases.at(-1)?.state === state) return;
      phases.push({ state, from: now() });
      if (state.startsWith('full_')) write('info', state);
      return;
    }
    const hasRun = phases.length > 0;
    if (error !== null && (hasRun || error !== lastError)) write('warn', error, durations());
    else if (error === null && hasRun) write('debug', 'Run complete', durations());
    phases = [];
    lastError = error;
  }

  function durations(): LogContext {
    const [first] = phases;
    if (first === undefined) return {};
    const end = now();
    const parts = phases.map(
      ({ state, from }, order) => `${state} ${String((phases[order + 1]?.from ?? end) - from)}`,
    );
    return { ms: end - first.from, phases: parts.join(', ') };
  }

  return {
    posted(message) {
      if (message.type === 'status') follow(message.status);
      else if (message.type === 'sync-complete') write('info', 'First load complete');
    },
    failed(error) {
      if (codeOf(error) === 'internal') write('error', errorText(error));
    },
    unreadable: () => write('warn', 'Columns could not be read: requested as text'),
  };
}
