// `npm run bench:<name>` runs bench/<name>.bench.ts on the current build.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../tooling/build/build.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const [name, ...options] = process.argv.slice(2);
const file = `${folder}${name}.bench.ts`;

if (!name || !existsSync(file)) {
  const names = readdirSync(folder).flatMap((entry) => entry.match(/^(.+)\.bench\.ts$/)?.[1] ?? []);
  console.error(`There is no benchmark ${name ?? ''}; there are ${names.join(', ')}.`);
  process.exit(1);
}

await ensureBuilt();
const child = spawn(process.execPath, ['--import', 'tsx', file, ...options], { stdio: 'inherit' });
child.once('close', (code) => process.exit(code ?? 1));
