import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/**
 * A process with an error thrown in a timer and one in a promise, which reports when it is done.
 */
const script = `
  import { createLog } from './apps/server/log.ts';
  import { outliveErrors } from './apps/server/last-resort.ts';
  outliveErrors(createLog('info'));
  setTimeout(() => { throw new Error('thrown in a timer'); });
  void Promise.reject(new Error('rejected in a promise'));
  setTimeout(() => console.log('still here'), 50);`;

test('an uncaught error is logged, and the process continues', async () => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type', 'module', '--eval', script],
    { cwd: new URL('../..', import.meta.url), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(said).toContain('thrown in a timer');
  expect(said).toContain('rejected in a promise');
  expect(said).toContain('still here');
  expect(code).toBe(0);
});
