import { expect, test } from 'vitest';
import { samplePeople, sampleTags, sampleTests } from './sample-data.ts';

const now = Date.UTC(2026, 10, 28, 4);

test('everything is named as a sample, and everybody has a site and a job', () => {
  expect(samplePeople).toHaveLength(12);
  expect(samplePeople.every(({ name_last }) => name_last === 'Sample')).toBe(true);
  expect(sampleTags(null).map(({ name }) => name)).toEqual([
    ...['Sample site', 'Sample concrete pour', 'Sample surveying'],
  ]);
  expect(samplePeople.map(({ tags }) => tags.join())).toContain('site,survey');
});

test('the site is where the organisation is', () => {
  expect(sampleTags({ lat: 1, lon: 2 })[0]?.metadata).toEqual({ lat: 1, lon: 2 });
  expect(sampleTags(null)[0]?.metadata).toMatchObject({ lat: -20.7364 });
});

test('a week of plausible tests ends before now, with three people who need something', () => {
  const tests = sampleTests(now);
  expect(tests).toHaveLength(12 * 7 * 2);
  expect(tests.every(({ time }) => time < now && time > now - 8 * 86_400_000)).toBe(true);
  expect(tests.every(({ value }) => value >= 25 && value <= 180)).toBe(true);
  const high = tests.filter(({ value }) => value >= 100);
  expect(high.map(({ person }) => person)).toEqual([0, 6, 9]);
  expect(high.every(({ time }) => time > now - 4 * 3_600_000)).toBe(true);
  expect(sampleTests(now)).toEqual(tests);
});
