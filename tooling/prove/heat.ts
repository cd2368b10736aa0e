/**
 * Checks the advice for work in the heat against its rules in more random hours than `npm test`.
 * Usage: npm run prove:heat -- [--hours 10000]
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { hours: { type: 'string', default: '10000' } } });
const test = 'features/heat/domain/crew/hour-advice.test.ts';
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', test],
  {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, RANDOM_HOURS: values.hours },
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
