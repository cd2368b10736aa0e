import { spawnSync } from 'node:child_process';

/**
 * Runs 200 random rules and histories through the engine with an injected clock, and checks that
 * their rehearsal says the same. `npm test` runs a sample of them.
 */
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'once', 'features/alerts/server/rehearsal/rehearsal.db.test.ts'],
  { stdio: 'inherit', env: { ...process.env, REHEARSED_RULES: '200' } },
);
process.exit(status ?? 1);
