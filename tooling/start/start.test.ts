import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from './installed.mjs';
import { nodeComplaint } from './node-version.mjs';

describe('nodeComplaint', () => {
  it.each(['v20.19.0', 'v20.20.2', 'v21.0.0', 'v24.1.0'])('accepts %s', (version) => {
    expect(nodeComplaint('>=20.19', version)).toBeUndefined();
  });

  it.each(['v18.20.0', 'v20.9.0', 'v20.18.9'])('reports what %s is too old for', (version) => {
    expect(nodeComplaint('>=20.19', version)).toContain('needs Node 20.19 or newer');
    expect(nodeComplaint('>=20.19', version)).toContain(version);
  });
});

describe('isInstalled', () => {
  let root = '';
  const lock = { '': {}, 'node_modules/a': { version: '1.0.0' } };
  const forMac = { 'node_modules/mac': { version: '1.0.0', optional: true } };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'watershade-start-'));
    mkdirSync(join(root, 'node_modules'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (file: string, packages: object): void =>
    writeFileSync(join(root, file), JSON.stringify({ packages }));
  const present = (packages: object): void => write('node_modules/.package-lock.json', packages);

  it('requires every package of the lock in its version and no others, and ignores those of other machines', () => {
    write('package-lock.json', { ...lock, ...forMac });
    expect(isInstalled(root)).toBe(false);
    present({ 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(root)).toBe(true);
    present({ 'node_modules/a': { version: '1.0.1' } });
    expect(isInstalled(root)).toBe(false);
    present({});
    expect(isInstalled(root)).toBe(false);
    present({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } });
    expect(isInstalled(root)).toBe(false);
    present({ 'node_modules/a': { version: '1.0.0' }, ...forMac });
    expect(isInstalled(root)).toBe(true);
  });

  it('reports a missing lock file', () => {
    expect(() => isInstalled(root)).toThrow('package-lock.json is missing');
  });
});
