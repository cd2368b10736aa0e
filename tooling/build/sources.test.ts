import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isBuilt, sourcesHash } from './sources.mjs';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watershade-sources-'));
  write('package.json', '{}');
  write('apps/server/main.ts', 'main');
  write('features/heat/domain/heat-index.ts', 'formula');
});

afterEach(() => rmSync(root, { recursive: true }));

it('changes with the contents, the name and the deletion of a file', () => {
  const before = sourcesHash(root);
  write('apps/server/main.ts', 'main2');
  const changed = sourcesHash(root);
  rmSync(join(root, 'apps/server/main.ts'));
  const gone = sourcesHash(root);
  write('apps/server/start.ts', 'main2');
  expect(new Set([before, changed, gone, sourcesHash(root)]).size).toBe(4);
});

it('does not change with a test or a document', () => {
  const before = sourcesHash(root);
  write('features/heat/domain/heat-index.test.ts', 'test');
  write('features/heat/README.md', 'notes');
  expect(sourcesHash(root)).toBe(before);
});

it('accepts dist only if it is complete and built from the current sources', () => {
  expect(isBuilt(root)).toBe(false);
  write('dist/server/main.js', '');
  write('dist/web/index.html', '');
  write('dist/web/access/index.html', '');
  expect(isBuilt(root)).toBe(false);
  write('dist/build.json', JSON.stringify({ version: '1', sources: sourcesHash(root) }));
  expect(isBuilt(root)).toBe(true);
  rmSync(join(root, 'dist/web/index.html'));
  expect(isBuilt(root)).toBe(false);
  write('dist/web/index.html', '');
  write('apps/server/main.ts', 'main2');
  expect(isBuilt(root)).toBe(false);
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
