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
