import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failuresOf, noteFailure, notedFailures } from './failures.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watershade-failures-'));
  file = join(folder, 'failures');
  writeFileSync(file, '');
  vi.stubEnv('FAILURES_FILE', file);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('repeats each failure with the beginning and the end of its text', () => {
  noteFailure('bench round', `first line\n${'x'.repeat(5000)}\nlast line`);
  noteFailure('unit', 'short');
  const text = notedFailures(file, 10_000);
  expect(text).toMatch(/^failed: bench round\n {2}first line\n/);
  expect(text).toContain('\n  last line\nfailed: unit\n  short');
  expect(text.length).toBeLessThan(2000);
});

it('is bounded as a whole, and empty without a failure', () => {
  expect(notedFailures(file, 100)).toBe('');
  for (let count = 0; count < 20; count += 1) noteFailure('unit', 'a sentence');
  expect(notedFailures(file, 100)).toHaveLength(100 + '\n… and more above'.length);
});

it('does nothing outside of a CI run', () => {
  vi.stubEnv('FAILURES_FILE', undefined);
  noteFailure('unit', 'short');
  expect(notedFailures(file, 100)).toBe('');
});

it('has the failed tests of a report, and files that could not be loaded', () => {
  const report = {
    testResults: [
      {
        name: '/tree/features/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a', failureMessages: [] },
          { status: 'failed', fullName: ' b', failureMessages: ['Error: no'] },
        ],
      },
      { name: '/tree/b.test.ts', status: 'failed', message: 'no module', assertionResults: [] },
      { name: '/tree/c.test.ts', status: 'passed', assertionResults: [] },
    ],
  };
  expect(failuresOf(report, '/tree/')).toEqual([
    { title: 'features/a.test.ts > b', text: 'Error: no' },
    { title: 'b.test.ts', text: 'no module' },
  ]);
});
