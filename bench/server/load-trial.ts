import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LoadOrder, LoadResult } from './load-order.ts';

/**
 * The result of the load, and the maximum resident memory of the server meanwhile, in megabytes.
 */
export interface LoadFigures extends LoadResult {
  megabytes: number;
}

const file = fileURLToPath(new URL('load-process.ts', import.meta.url));
/** Milliseconds after which a load is ended. */
const timeout = 600_000;

/** Runs the load in a second process. */
export async function loadTrial(server: number, order: LoadOrder): Promise<LoadFigures> {
  const load = fork(file, { execArgv: ['--import', 'tsx'] });
  let megabytes = 0;
  const watch = setInterval(() => (megabytes = Math.max(megabytes, residentOf(server))), 500);
  const tooLong = setTimeout(() => load.kill('SIGKILL'), timeout);
  try {
    const result = await new Promise<LoadResult>((resolve, reject) => {
      load.once('message', (message) => resolve(message as LoadResult));
      load.once('exit', (code) => reject(new Error(`The load ended with ${String(code)}.`)));
      load.send(order);
    });
    return { ...result, megabytes };
  } finally {
    clearInterval(watch);
    clearTimeout(tooLong);
    load.kill('SIGKILL');
  }
}

function residentOf(pid: number): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
