/**
 * Runs all rounds of the stories (`npm test` runs some each day): the histories of sync in
 * Chromium, kills of the copy's owner with five tabs, loads of every address, and the focus in sight.
 *
 * Usage: npm run prove:browser
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const stories = [
  'tooling/prove/sync/chromium/convergence.e2e.ts',
  'journeys/tabs.e2e.ts',
  'journeys/every-address.e2e.ts',
  'journeys/focus-in-sight.e2e.ts',
];
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'browser', ...stories],
  {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, ALL_ROUNDS: '1' },
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
