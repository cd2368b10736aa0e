// Type-checks every runtime with its own globals: one tsconfig per runtime.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// The longest first: two are checked concurrently, one core each.
const runtimes = ['tests', 'web', 'server', 'offline', 'pure'];
const wanted = process.argv.slice(2);
const root = fileURLToPath(new URL('../..', import.meta.url));

const compiler = fileURLToPath(
  new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')),
);

const waiting = wanted.length > 0 ? wanted : runtimes;
let failed = false;
await Promise.all([lane(), lane()]);
process.exitCode = failed ? 1 : 0;

async function lane() {
  for (let runtime = waiting.shift(); runtime; runtime = waiting.shift()) {
    const started = performance.now();
    const { code, output } = await check(runtime);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    // In one write, so that lines of two runtimes do not mix.
    console.log(`${output}types ${runtime}: ${code === 0 ? 'ok' : 'failed'} (${seconds} s)`);
    failed ||= code !== 0;
  }
}

function check(runtime) {
  const config = `tooling/types/tsconfig.${runtime}.json`;
  // Results of unchanged files are cached: a second check takes a fraction of the first.
  const kept = ['--incremental', '--tsBuildInfoFile', `dist/types/${runtime}.tsbuildinfo`];
  const options = [compiler, '-p', config, ...kept];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, options, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
