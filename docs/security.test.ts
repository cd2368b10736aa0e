import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../tooling/files/source-files.mjs';
import { referenceProblem } from './rules/named-tests.ts';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(import.meta.dirname, 'security.md'), 'utf8');

/** Prettier pads cells. */
const told = page.replaceAll(/ +\|/g, ' |');

interface Row {
  ids: string;
  levels: string[];
  how: string;
  state: string;
  shownBy: string[];
}

/** The table of verifications: cells of each line that begins with an id. */
const rows = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line): Row => {
    const [ids = '', levels = '', , how = '', state = '', tests = ''] = line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim());
    const shownBy = [...tests.matchAll(/`([^`]+)`/g)].map(([, reference = '']) => reference);
    return { ids, levels: levels.split(', '), how, state, shownBy };
  });
const states = (state: string, level?: string) =>
  rows.filter((row) => row.state === state && (level === undefined || row.levels.includes(level)));

test('the page lists 70 rows, each once, with level and state', () => {
  expect(rows).toHaveLength(70);
  expect(new Set(rows.map(({ ids }) => ids)).size).toBe(70);
  for (const { ids, levels, state } of rows) {
    expect([ids, levels.every((level) => /^[123]$/.test(level))]).toEqual([ids, true]);
    expect([ids, /^(?:met|departs|not applicable)$/.test(state)]).toEqual([ids, true]);
  }
});

test('every requirement that is met names an existing test, and at least one of its own', () => {
  const problems = rows.flatMap(({ shownBy }) =>
    shownBy.flatMap((reference) => referenceProblem(reference) ?? []),
  );
  expect(problems).toEqual([]);
  expect(states('met').filter(({ shownBy }) => shownBy.length === 0)).toEqual([]);
  const used = states('met').flatMap(({ shownBy }) => shownBy.slice(0, 1));
  expect(used.filter((reference, place) => used.indexOf(reference) !== place)).toEqual([]);
});

/** The bullets of the section about the red-team test. */
const findings = page
  .split('## Findings of the red-team test')[1]
  ?.split(/^## /m)[0]
  ?.split(/^- /m)
  .slice(1);

test('every red-team finding names a test that exists', () => {
  for (const finding of findings ?? []) {
    const references = [...finding.matchAll(/`([^`]+ › [^`]+)`/g)].map(([, name = '']) => name);
    expect([finding, references.length]).not.toEqual([finding, 0]);
    expect(references.flatMap((reference) => referenceProblem(reference) ?? [])).toEqual([]);
  }
});

test('rows that do not apply name the missing feature, and are few', () => {
  for (const row of states('not applicable')) {
    expect([row.ids, row.how]).toEqual([row.ids, expect.stringMatching(/^There is no /)]);
  }
  expect(states('not applicable').length).toBeLessThanOrEqual(rows.length / 10);
});

test('the counts on the page are those of its rows', () => {
  for (const level of ['1', '2', '3']) {
    const all = rows.filter(({ levels }) => levels.includes(level)).length;
    const [met = 0, departs = 0, none = 0] = ['met', 'departs', 'not applicable'].map(
      (state) => states(state, level).length,
    );
    const percent = Math.floor((100 * met) / (all - none));
    const counts = [all, met, departs, none, `${String(percent)} %`];
    expect(told).toContain(`| level ${level} | ${counts.join(' | ')} |`);
    expect(percent).toBeGreaterThanOrEqual(95);
  }
});

test('the limits on the page are those in the code', () => {
  const sources: string[] = filesUnder(root, ['features']).filter(
    (file: string) => /\/server\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'),
  );
  const limits = sources.flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8');
    return [...source.matchAll(/most: ([\d_]+), seconds: ([\d_]+)/g)].map(
      ([, most = '', seconds = '']) => `| ${most} | ${seconds} |`,
    );
  });
  expect(limits.length).toBeGreaterThan(16);
  expect(limits.filter((limit) => !told.includes(limit))).toEqual([]);
});

test('no limit counts by an address: IPv6 clients have more of them than any limit', () => {
  const files: string[] = filesUnder(root, ['apps', 'features', 'packages']);
  const readers = files.filter(
    (file) =>
      /\/server\/.*\.ts$/.test(file) &&
      !file.endsWith('.test.ts') &&
      /\bcaller\.address\b|\brequest\.ips?\b/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(readers.toSorted()).toEqual([
    // It looks up the position of the address itself.
    'features/locations/server/geocode/geocode-routes.ts',
    // It reads the address of each call, once.
    'packages/http/server/mount.ts',
  ]);
});

test('no limit counts by the id of a person alone: other organisations may have the same', () => {
  const files: string[] = filesUnder(root, ['apps', 'features', 'packages']);
  const counting = files.filter(
    (file) =>
      /\/server\/.*\.ts$/.test(file) &&
      !file.endsWith('.test.ts') &&
      /`[\w-]+:\$\{(?:\w+\.)?user_id\}/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(counting).toEqual([]);
});

test('every library is one version, known by its hash', () => {
  interface Locked {
    version?: string;
    resolved?: string;
    integrity?: string;
    link?: boolean;
  }
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>;
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
  const unknown = Object.entries(packages).filter(
    ([path, { integrity, version }]) =>
      path !== '' && (version === undefined || !(integrity ?? '').startsWith('sha512-')),
  );
  expect(unknown.map(([path]) => path)).toEqual([]);
});
