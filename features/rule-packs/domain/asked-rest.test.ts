import { expect, test } from 'vitest';
import type { RulePack } from '#rule-packs/contract';
import { packContent } from '#rule-packs/contract';
import { askedRest } from './asked-rest.ts';
import type { Situation } from './situation.ts';

const situation: Situation = {
  ...{ air_f: 96, heat_index_f: 96, wbgt_c: 28, wbgt_at_rest_c: 27 },
  time: { date: '2026-07-15', from: 780, until: 840 },
  ...{ work_rate: 2, clothing: 0, non_breathable: false, industry: null, radiant_heat: null },
  ...{ place: 'outdoor', in_sun: true, heat_wave: false, exposure_minutes: null },
  crew: { state: 'acclimatised', day: null, absence_days: null },
};

/** A pack with a rest of so many minutes in so many. */
const packOf = (rule_pack_id: string, minutes: number | null, every: number | null): RulePack => ({
  ...{ rule_pack_id, version: 1, retired_time: null },
  pack: packContent.parse({
    ...{ name: rule_pack_id, country: null, state: null, status: 'in_force' },
    ...{ valid_from: null, valid_until: null, note: 'Note', source: 'Source', source_url: null },
    ...{ options: [], option: null, exemptions: [] },
    duties: [
      {
        ...{ duty_key: 'rest', kind: 'rest', minutes, every, text: 'Rest', citation: '1' },
        ...{ is_verified: true, triggers: [] },
      },
    ],
  }),
});
const restOf = (...packs: RulePack[]) => {
  const { work, rest } = askedRest({ packs }, situation) ?? {};
  return [work, rest];
};

test('rests of several rules are as often as the most frequent and as long as the longest', () => {
  const [often, long] = [packOf('often', 10, 120), packOf('long', 30, 240)];
  expect(restOf(often)).toEqual([110, 10]);
  expect(restOf(long)).toEqual([210, 30]);
  expect(restOf(often, long)).toEqual([110, 30]);
  expect(restOf(long, often)).toEqual([110, 30]);
});

test('the rests that decide are named with what each asks for', () => {
  const [often, long] = [packOf('often', 10, 120), packOf('long', 30, 240)];
  const fromOf = (...packs: RulePack[]) =>
    askedRest({ packs }, situation)?.from.map(({ name, minutes, every }) => [name, minutes, every]);
  expect(fromOf(often)).toEqual([['often', 10, 120]]);
  expect(fromOf(long, often)).toEqual([
    ['often', 10, 120],
    ['long', 30, 240],
  ]);
  // One of them keeps both.
  expect(fromOf(packOf('short', 10, 60), packOf('both', 20, 70))).toEqual([['both', 20, 70]]);
});

test('a rest on request has no time', () => {
  expect(restOf(packOf('asked', null, null))).toEqual([undefined, undefined]);
  expect(restOf(packOf('asked', null, null), packOf('often', 10, 120))).toEqual([110, 10]);
});
