import { expect, test } from 'vitest';
import { unsetFactor, riskFactors } from '#tags/contract';
import type { JobFactors } from '#tags/contract';
import { isNewToHeat, workKinds } from './work-kinds.ts';

const at = (clock: string) => Date.parse(`2026-11-20T${clock}:00.000Z`);
const unset = Object.fromEntries(riskFactors.map((name) => [name, unsetFactor])) as JobFactors;
const job = (rate: number, acclimatisation = -1): JobFactors => ({
  ...{ ...unset, _metabolic_work_rate: rate as JobFactors['_metabolic_work_rate'] },
  _acclimatisation: acclimatisation as JobFactors['_acclimatisation'],
});

test('the work of a crew: each kind once, without a rate too, and nobody new counts as acclimatised', () => {
  const kinds = workKinds([job(4, 0), job(4, 0), job(-1), job(2)], false);
  expect(kinds.map(({ key }) => key)).toEqual(['2 0 new -1', '4 0 used -1', 'unknown -1']);
  expect(kinds.map(({ crew }) => crew === null)).toEqual([false, false, true]);
  expect(workKinds([job(4, 0)], true)[0]?.crew?.acclimatisation).toBe('unacclimatised');
  expect(workKinds([], false)).toEqual([]);
});

test('a record of a new or returning worker counts for 14 days', () => {
  const now = at('12:00');
  const isNew = (state: string, date: string) =>
    isNewToHeat({ _acclimatisation: { state, date } }, now);
  expect(isNew('new', '2026-11-06')).toBe(true);
  expect(isNew('returning', '2026-11-05')).toBe(false);
  expect(isNew('acclimatised', '2026-11-20')).toBe(false);
  expect(isNewToHeat({}, now)).toBe(false);
});
