#!/usr/bin/env node
// `npx watershade <command>`: runs the command of the build, which is made first if there is none.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const script = new URL('../../dist/server/watershade.js', import.meta.url);

if (!existsSync(fileURLToPath(script))) {
  // What is printed belongs to the command, which may be JSON.
  const say = (text) => console.error(text);
  const { isInstalled } = await import('./installed.mjs');
  const { install } = await import('./steps.mjs');
  if (!isInstalled(root)) await install(root, say);
  const { ensureBuilt } = await import('../build/build.mjs');
  await ensureBuilt(root, say);
}
process.setSourceMapsEnabled(true);
await import(script.href);
