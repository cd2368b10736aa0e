import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { referenceProblem } from './named-test.ts';
import { cell, ruleList } from './rule-list.ts';

/** Requirements of each area that is worked on, by the number of the last. */
const areas: Record<string, number> = {
  PLAT: 26,
  API: 12,
  CONST: 21,
  AUTH: 81,
  SYNC: 42,
  ORG: 9,
  PERM: 38,
  SET: 18,
  IMP: 20,
  SHARED: 22,
  TAG: 70,
  CAL: 33,
  USER: 51,
};
/** Areas of which so far some requirements stand on the list, each once. */
const partly = /^(?:JOB|LOC|DASH|MEAS|RISK|MAP|WX)-\d+$/;
/** How many may be open at most. Whoever shows one lowers the number. */
const ceiling = 13;

const rows = ruleList('shown-by').map((row) => ({
  id: cell(row, 'id'),
  shownBy: cell(row, 'shown_by'),
  reason: cell(row, 'reason'),
}));
const open = rows.filter(({ shownBy }) => shownBy === 'open');

test('every requirement of the areas stands on the list, once', () => {
  const wanted = Object.entries(areas).flatMap(([area, last]) =>
    Array.from({ length: last }, (_, place) => `${area}-${String(place + 1).padStart(2, '0')}`),
  );
  const ids = rows.map(({ id }) => id);
  expect(ids.filter((id) => !partly.test(id)).toSorted()).toEqual(wanted.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});

test('what shows a requirement is there: a test of that name, or a picture', () => {
  const problems = rows.flatMap(({ id, shownBy }) => {
    if (shownBy === 'open') return [];
    const isPicture = shownBy.endsWith('.png');
    const there = isPicture && existsSync(join(import.meta.dirname, '../..', shownBy));
    const problem = isPicture ? (there ? null : 'no such picture') : referenceProblem(shownBy);
    return problem === null ? [] : [`${id}: ${problem}`];
  });
  expect(problems).toEqual([]);
});

test('what is open says why, and there is ever less of it', () => {
  console.log(
    `shown-by: ${String(rows.length - open.length)} met, ${String(open.length)} open of ${String(rows.length)}`,
  );
  expect(open.filter(({ reason }) => reason === '')).toEqual([]);
  expect(rows.filter(({ shownBy, reason }) => shownBy !== 'open' && reason !== '')).toEqual([]);
  expect(open).toHaveLength(ceiling);
});
