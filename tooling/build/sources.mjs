// Knows, without dependencies, which files are built and whether dist is current.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../files/source-files.mjs';

const stampFile = 'dist/build.json';
const folders = ['apps', 'features', 'packages', 'tooling/build'];
const single = ['package.json', 'package-lock.json', 'tsconfig.json'];
const notShipped = /\.(test|e2e)\.tsx?$|^packages\/testing\/|^features\/[^/]+\/e2e\/|\.md$/;

/** Returns one hash over names and contents of all files that the build reads; about 50 ms. */
export function sourcesHash(root) {
  const hash = createHash('sha256');
  const files = [...single, ...filesUnder(root, folders)].filter((file) => !notShipped.test(file));
  for (const file of files) {
    if (!existsSync(join(root, file))) continue;
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** Returns the stamp of the last complete build, `{ version, sources }`, or undefined. */
export function buildStamp(root) {
  try {
    return JSON.parse(readFileSync(join(root, stampFile), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether dist contains a complete build of exactly the current sources. */
export function isBuilt(root) {
  const stamp = buildStamp(root);
  const parts = ['dist/server/main.js', 'dist/web/index.html', 'dist/web/access/index.html'];
  return (
    parts.every((part) => existsSync(join(root, part))) && stamp?.sources === sourcesHash(root)
  );
}
