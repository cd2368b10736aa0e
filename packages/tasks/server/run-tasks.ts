import PgBoss from 'pg-boss';
import type { Log } from '#packages/database';
import type { TaskKind } from './task-kind.ts';

/** The number of a task's try. */
export interface TaskTry {
  /** 1 for the first. */
  readonly number: number;
  /** There is no further try. */
  readonly isLast: boolean;
}

/** The handler of a kind of task. */
export interface TaskWork<Data extends object = object> {
  readonly kind: TaskKind<Data>;
  /**
   * How many tasks of this kind a process runs at once, one by default: a task that waits for an
   * answer of somebody else delays no others. A killed process repeats as many.
   */
  readonly atOnce?: number;
  /** Rejects if it must be retried. */
  run(data: Data, tried: TaskTry): Promise<void>;
  /** Runs periodically at these times, in the five fields of cron and UTC; then `data` is empty. */
  readonly every?: string;
}

/** Ties a kind to its handler. */
export function taskWork<Data extends object>(work: TaskWork<Data>): TaskWork {
  // The kind's own schema validates the data, so the narrower type is correct.
  return work as unknown as TaskWork;
}

/** Running tasks of this process. */
export interface RunningTasks {
  /** Stops taking tasks and waits for the running ones. */
  stop(): Promise<void>;
}

interface TaskOptions {
  /** Connection of the database owner, who owns the queues. */
  connectionString: string;
  works: readonly TaskWork[];
  log: Log;
}

/** Maximum number of connections of the tasks of a process. */
export const connectionsOfTasks = 3;
/** Seconds between two polls of an empty queue. */
const interval = 1;
/** Seconds between two polls of workers that the first one wakes when there are tasks. */
const idleInterval = 60;
/** Maximum milliseconds for a running task when the process stops. */
const stopTimeout = 8_000;

/** Takes tasks from their queues, concurrently with other processes. */
export async function runTasks(options: TaskOptions): Promise<RunningTasks> {
  const { connectionString, works, log } = options;
  const boss = new PgBoss({ connectionString, max: connectionsOfTasks, migrate: false });
  let isStopping = false;
  boss.on('error', (error) => {
    if (!isStopping) log.warn({ reason: error.message }, 'the task queue had a problem');
  });
  await boss.start();
  for (const { kind, run, every, atOnce = 1 } of works) {
    const workers: string[] = [];
    const start = (pollingIntervalSeconds: number) =>
      boss.work<object>(
        kind.name,
        { includeMetadata: true, pollingIntervalSeconds },
        async ([job]) => {
          if (job === undefined) return;
          // There may be more: the next polls follow at once.
          for (const worker of workers) boss.notifyWorker(worker);
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
    workers.push(await start(interval));
    while (workers.length < atOnce) workers.push(await start(idleInterval));
    if (every !== undefined) await boss.schedule(kind.name, every, {}, { tz: 'UTC' });
  }
  return {
    stop: () => {
      isStopping = true;
      return boss.stop({ graceful: true, wait: true, timeout: stopTimeout });
    },
  };
}
