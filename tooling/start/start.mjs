// `npm start`: installs and builds only what is missing or changed, then becomes the server.
// Nothing here may need an installed package.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isBuilt } from '../build/sources.mjs';
import { isInstalled } from './installed.mjs';
import { nodeComplaint } from './node-version.mjs';
import { build, install } from './steps.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const started = performance.now();

try {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const complaint = nodeComplaint(engines.node, process.version);
  if (complaint) throw new Error(complaint);
  if (!isInstalled(root)) await install(root);
  if (!isBuilt(root)) await build(root);
} catch (error) {
  console.error(`watershade: ${error.message}`);
  process.exit(1);
}

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`watershade: everything is in place (${seconds} s), starting the server`);

// The server uses this very process: signals, exit code and pid are its own, and no parent process
// can outlive it.
const main = join(root, 'dist/server/main.js');
process.setSourceMapsEnabled(true);
process.argv[1] = main;
await import(pathToFileURL(main).href);
