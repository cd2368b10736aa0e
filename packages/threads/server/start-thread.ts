import { Worker } from 'node:worker_threads';
import type { WorkerOptions } from 'node:worker_threads';

/**
 * Starts the thread `<name>.thread.ts` that lies beside a module. Built, all threads lie beside the
 * server; from the sources a thread first loads what reads TypeScript.
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
    // Nothing of the server's settings is of use to a thread.
    env: {},
  });
}
