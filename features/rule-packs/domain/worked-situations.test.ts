import { expect, test } from 'vitest';
import { dutyKinds } from '#rule-packs/contract';
import { publishedDuties } from './test-c8-table.ts';
import { workedSituations } from './test-situations.ts';

test('at least 60 situations are worked by hand, each once, for every pack and kind', () => {
  expect(workedSituations.length).toBeGreaterThanOrEqual(60);
  const titles = workedSituations.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  const packs = new Set(publishedDuties.map(({ pack }) => pack));
  expect(packs.size).toBe(9);
  expect(new Set(workedSituations.flatMap((each) => each.packs))).toEqual(packs);
  const kinds = workedSituations.flatMap(({ duties }) => Object.keys(duties));
  expect(dutyKinds.filter((kind) => !kinds.includes(kind))).toEqual([]);
});

test('a situation names packs of its choice only', () => {
  const wrong = workedSituations.filter(({ packs, duties }) =>
    Object.values(duties).some(([, pack]) => !packs.includes(pack)),
  );
  expect(wrong.map(({ title }) => title)).toEqual([]);
});
