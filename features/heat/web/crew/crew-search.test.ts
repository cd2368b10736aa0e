import { expect, test } from 'vitest';
import { crewSearch } from './crew-search.ts';

test('the URL of a crew card keeps its choices and drops invalid ones', () => {
  const known = { crew_card: 'site', job: 'job', date: '2026-11-24', used: 'unknown' };
  const all = { ...known, clothing: 'sms_coverall', rest: 'air-conditioned' };
  expect(crewSearch(all)).toEqual(all);
  expect(crewSearch({ crew_card: 'site', clothing: 'armour', rest: 'sun', used: 1 })).toEqual({
    crew_card: 'site',
  });
});
