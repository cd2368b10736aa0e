import PgBoss from 'pg-boss';
import type { Log } from '#packages/database';
import type { TaskKind } from './task-kind.ts';

/** Which try of a task this is. */
export interface TaskTry {
  /** 1 for the first. */
  readonly number: number;
  /** After this one there is no other. */
  readonly isLast: boolean;
}

/** What a kind of task does. */
export interface TaskWork<Data extends object = object> {
  readonly kind: TaskKind<Data>;
  /** Rejects where it has to be tried again. */
  run(data: Data, tried: TaskTry): Promise<void>;
  /** Runs by itself at these times, in the five fields of cron and UTC; then `data` is empty. */
  readonly every?: string;
}

/** Ties a kind to its handler. */
export function taskWork<Data extends object>(work: TaskWork<Data>): TaskWork {
  // What comes is checked by the kind's own schema, so the narrower handler is what runs.
  return work as unknown as TaskWork;
}

/** Tasks under way in this process. */
export interface RunningTasks {
  /** Waits for the tasks at hand, and takes no further one. */
  stop(): Promise<void>;
}

interface TaskOptions {
  /** Of the owner of the database: the queues are its own. */
  connectionString: string;
  works: readonly TaskWork[];
  log: Log;
}

const connections = 3;
/** Seconds between two looks at a queue. */
const interval = 1;
/** Milliseconds a task at hand is given when the process stops. */
const stopTimeout = 8_000;

/** Takes tasks from their queues, side by side with any number of other processes. */
export async function runTasks(options: TaskOptions): Promise<RunningTasks> {
  const { connectionString, works, log } = options;
  const boss = new PgBoss({ connectionString, max: connections, migrate: false });
  let isStopping = false;
  boss.on('error', (error) => {
    if (!isStopping) log.warn({ reason: error.message }, 'the task queue had a problem');
  });
  await boss.start();
  for (const { kind, run, every } of works) {
    await boss.work<object>(
      kind.name,
      { includeMetadata: true, pollingIntervalSeconds: interval },
      async ([job]) => {
        if (job === undefined) return;
        const number = job.retryCount + 1;
        try {
          await run(kind.data.parse(job.data ?? {}), { number, isLast: number >= kind.tries });
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          log.warn({ task: kind.name, number, reason }, 'a task has failed');
          throw error;
        }
      },
    );
    if (every !== undefined) await boss.schedule(kind.name, every, {}, { tz: 'UTC' });
  }
  return {
    stop: () => {
      isStopping = true;
      return boss.stop({ graceful: true, wait: true, timeout: stopTimeout });
    },
  };
}
