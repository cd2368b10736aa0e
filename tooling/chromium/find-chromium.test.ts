import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findChromium } from './find-chromium.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watershade-chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('skips a program that does not run and takes the next on the PATH', () => {
  script('first/chromium', 'echo "not here" >&2; exit 1');
  const real = script('second/chromium-browser', 'echo "Chromium 156.0"');
  const path = ['first', 'second'].map((name) => join(folder, name)).join(':');
  expect(findChromium({ PATH: path })).toBe(real);
});

it("searches Playwright's cache, the newest first", () => {
  const inside = 'chrome-linux/chrome';
  script(`cache/chromium-1000/${inside}`, 'echo "Chromium 100.0"');
  const newest = script(`cache/chromium-1001/${inside}`, 'echo "Chromium 101.0"');
  const env = { PATH: folder, PLAYWRIGHT_BROWSERS_PATH: join(folder, 'cache') };
  expect(findChromium(env)).toBe(newest);
});

it('takes the one in CHROMIUM_PATH, or reports that it does not run', () => {
  const named = script('mine', 'echo "Google Chrome for Testing 156.0"');
  expect(findChromium({ CHROMIUM_PATH: named })).toBe(named);
  expect(() => findChromium({ CHROMIUM_PATH: join(folder, 'none') })).toThrow('does not run');
});

function script(name: string, text: string): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n${text}\n`);
  chmodSync(path, 0o755);
  return path;
}
