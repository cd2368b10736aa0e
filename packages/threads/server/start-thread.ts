import { Worker } from 'node:worker_threads';
import type { WorkerOptions } from 'node:worker_threads';

/**
 * Starts the worker thread `<name>.thread.ts` beside a module. In a build, all threads are beside
 * the server; from the sources a thread loads a TypeScript loader first.
 *
 * @param from `import.meta.url` of the module
 */
export function startThread(from: string, name: string, options: WorkerOptions): Worker {
  const isSource = from.endsWith('.ts');
  const file = new URL(`./${name}.thread.${isSource ? 'ts' : 'js'}`, from);
  const loading = `import('tsx/esm/api').then(({ register }) => (register(), import(${JSON.stringify(file.href)})))`;
  return new Worker(isSource ? loading : file, {
    ...options,
    eval: isSource,
    // A thread needs none of the server's settings.
    env: {},
  });
}

/** Limits of a thread that opens what somebody sent. */
export interface ThreadLimits {
  readonly milliseconds: number;
  readonly memory: NonNullable<WorkerOptions['resourceLimits']>;
}

/**
 * Starts a thread with limited memory and time, and resolves to its one message; null if it
 * crashes or takes too long.
 */
export function askThread<Answer>(
  from: string,
  name: string,
  { milliseconds, memory }: ThreadLimits,
  options: Pick<WorkerOptions, 'workerData' | 'transferList'>,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const worker = startThread(from, name, { ...options, resourceLimits: memory });
    const timer = setTimeout(() => end(null), milliseconds);
    const end = (answer: Answer | null) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(answer);
    };
    worker.once('message', (answer: Answer) => end(answer));
    worker.once('error', () => end(null));
    worker.once('exit', () => end(null));
  });
}
