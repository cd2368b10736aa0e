import { expect, test } from 'vitest';
import { dutyKinds } from '#rule-packs/contract';
import type { DutyKind } from '#rule-packs/contract';
import { dutiesOf } from './duties-of.ts';
import { builtInPacks } from './packs/built-in-packs.ts';
import type { Situation } from './situation.ts';
import { publishedDuties } from './test-c8-table.ts';
import { amountText, tableAmountOf, whenOf } from './test-notation.ts';
import { federalSituations } from './test-federal-situations.ts';
import { otherSituations } from './test-other-situations.ts';

const workedSituations = [...federalSituations, ...otherSituations];

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

/** What is not given in a worked situation. */
const usual: Situation = {
  ...{ air_f: 75, heat_index_f: 75, wbgt_c: 18, wbgt_at_rest_c: null },
  time: { date: '2026-07-10', from: 720, until: 721 },
  ...{ work_rate: 4, clothing: 0, non_breathable: false, radiant_heat: false },
  ...{ place: 'outdoor', in_sun: true, industry: 'other', heat_wave: false },
  crew: { state: 'acclimatised', day: null, absence_days: null },
  exposure_minutes: null,
};

test.each(workedSituations)('$title', ({ packs, given, duties, none, unknown = {} }) => {
  const chosen = builtInPacks.filter(({ rule_pack_id }) => packs.includes(rule_pack_id));
  expect(chosen).toHaveLength(packs.length);
  const found = dutiesOf(chosen, { ...usual, ...given });
  const byKind = new Map(found.map((each) => [each.kind, each.strictest]));
  for (const [kind, expected] of Object.entries(duties)) {
    const strictest = byKind.get(kind as DutyKind);
    const shown = strictest && [amountText(strictest.amount), strictest.rule_pack_id];
    expect({ kind, shown }).toEqual({ kind, shown: expected });
  }
  expect([...byKind.keys()].filter((kind) => none.includes(kind))).toEqual([]);
  for (const [kind, things] of Object.entries(unknown)) {
    expect(byKind.get(kind as DutyKind)?.unknown.toSorted()).toEqual(things.toSorted());
  }
});

test('each pack has the triggers, duties and intervals of the table, with their citation', () => {
  const lines = builtInPacks.flatMap(({ rule_pack_id, pack }) =>
    pack.duties.map((duty) => ({
      ...{ pack: rule_pack_id, kind: duty.kind, when: whenOf(duty), amount: tableAmountOf(duty) },
      ...(!duty.is_verified && { isFromMemory: true }),
    })),
  );
  const typed = publishedDuties.map(({ citation: _, ...line }) => line);
  const key = (line: object) => JSON.stringify(line, Object.keys(line).sort());
  expect(lines.map(key).sort()).toEqual(typed.map(key).sort());
  for (const { pack, citation } of publishedDuties) {
    const found = builtInPacks.find(({ rule_pack_id }) => rule_pack_id === pack);
    expect(found?.pack.duties.every((duty) => duty.citation.includes(citation))).toBe(true);
  }
});
