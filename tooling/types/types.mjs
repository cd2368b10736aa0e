// Checks every runtime against its own idea of which globals exist: one tsconfig per runtime.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const runtimes = ['pure', 'server', 'offline', 'web', 'tests'];
const wanted = process.argv.slice(2);
const root = fileURLToPath(new URL('../..', import.meta.url));

let failed = false;
for (const runtime of wanted.length > 0 ? wanted : runtimes) {
  const started = performance.now();
  const config = `tooling/types/tsconfig.${runtime}.json`;
  const run = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', config], {
    cwd: root,
    stdio: 'inherit',
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`types ${runtime}: ${run.status === 0 ? 'ok' : 'failed'} (${seconds} s)`);
  failed ||= run.status !== 0;
}
process.exit(failed ? 1 : 0);
