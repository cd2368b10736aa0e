import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dutyKinds, industries } from '#rule-packs/contract';
import type { Duty, RulePack } from '#rule-packs/contract';
import { contains } from './contains.ts';
import { dutiesOf } from './duties-of.ts';
import type { DutiesOfKind } from './duties-of.ts';
import { builtInPacks } from './packs/built-in-packs.ts';
import type { Situation } from './situation.ts';
import { compareStrictness } from './strictness.ts';

const orNull = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const anySituation: fc.Arbitrary<Situation> = fc.record({
  air_f: orNull(fc.double({ min: 30, max: 125, noNaN: true })),
  heat_index_f: orNull(fc.double({ min: 30, max: 140, noNaN: true })),
  wbgt_c: orNull(fc.double({ min: 0, max: 40, noNaN: true })),
  wbgt_at_rest_c: orNull(fc.double({ min: 0, max: 36, noNaN: true })),
  time: fc
    .record({
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
      hour: fc.integer({ min: 0, max: 23 }),
    })
    .map(({ month, day, hour }) => ({
      date: `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
      ...{ from: hour * 60, until: (hour + 1) * 60 },
    })),
  work_rate: fc.constantFrom(-1, 2, 4, 6),
  clothing: fc.constantFrom(-1, 0, 3, 11),
  non_breathable: orNull(fc.boolean()),
  radiant_heat: orNull(fc.boolean()),
  place: orNull(fc.constantFrom('indoor' as const, 'outdoor' as const)),
  in_sun: orNull(fc.boolean()),
  industry: orNull(fc.constantFrom(...industries)),
  crew: fc.record({
    state: fc.constantFrom('acclimatised', 'new', 'returning', 'unacclimatised', 'unknown'),
    day: orNull(fc.integer({ min: 1, max: 20 })),
    absence_days: orNull(fc.integer({ min: 1, max: 40 })),
  }),
  heat_wave: orNull(fc.boolean()),
  exposure_minutes: orNull(fc.integer({ min: 0, max: 60 })),
});
const shownOf = ({ strictest, also }: DutiesOfKind) => [strictest, ...also];
const someOf = fc.shuffledSubarray([...builtInPacks]);

test('the strictest duty is never less strict than that of any chosen pack', () => {
  fc.assert(
    fc.property(someOf, anySituation, (packs, situation) => {
      const together = new Map(dutiesOf(packs, situation).map((each) => [each.kind, each]));
      for (const pack of packs) {
        for (const { kind, strictest } of dutiesOf([pack], situation)) {
          const winner = together.get(kind)?.strictest;
          expect(winner).toBeDefined();
          if (winner === undefined) continue;
          expect(compareStrictness(winner.amount, strictest.amount)).toBeGreaterThanOrEqual(0);
        }
      }
      const alone = packs.flatMap((pack) => dutiesOf([pack], situation));
      const count = ({ also, overruled }: DutiesOfKind) => 1 + also.length + overruled.length;
      const sum = (all: readonly DutiesOfKind[]) =>
        all.reduce((total, each) => total + count(each), 0);
      expect(sum([...together.values()])).toBe(sum(alone));
    }),
    { numRuns: 400 },
  );
});

test('each duty that applies is shown, or contained in one that is shown', () => {
  fc.assert(
    fc.property(someOf, anySituation, (packs, situation) => {
      const shown = dutiesOf(packs, situation).flatMap(shownOf);
      for (const each of packs) {
        for (const duty of each.pack.duties) {
          const alone = { ...each, pack: { ...each.pack, duties: [duty] } };
          for (const { strictest } of dutiesOf([alone], situation)) {
            expect(shown.some((other) => contains(other, strictest))).toBe(true);
          }
        }
      }
      for (const one of shown) {
        const others = shown.filter((other) => other !== one);
        expect(others.some((other) => contains(other, one) && contains(one, other))).toBe(false);
      }
    }),
    { numRuns: 400 },
  );
});

test('the order of the packs does not matter', () => {
  fc.assert(
    fc.property(someOf, anySituation, fc.nat(), (packs, situation, turn) => {
      const at = packs.length === 0 ? 0 : turn % packs.length;
      const turned = [...packs.slice(at), ...packs.slice(0, at)].reverse();
      expect(dutiesOf(turned, situation)).toEqual(dutiesOf(packs, situation));
    }),
    { numRuns: 300 },
  );
});

test('less that is known never gives a less strict duty, apart from the other metric of a rule', () => {
  // The proposal of OSHA is kept by one metric, so a second known one may add a duty.
  const packs = builtInPacks.filter(({ rule_pack_id }) => rule_pack_id !== 'us-osha-2024');
  const hidden = fc.constantFrom(
    ...(['place', 'in_sun', 'industry', 'radiant_heat', 'non_breathable', 'heat_wave'] as const),
  );
  fc.assert(
    fc.property(anySituation, hidden, (situation, field) => {
      const known = dutiesOf(packs, situation);
      const less = new Map(
        dutiesOf(packs, { ...situation, [field]: null }).map((each) => [each.kind, each]),
      );
      for (const { kind, strictest } of known) {
        const other = less.get(kind)?.strictest;
        expect(other && compareStrictness(other.amount, strictest.amount)).toBeGreaterThanOrEqual(
          0,
        );
      }
    }),
    { numRuns: 300 },
  );
});

const hot: Situation = {
  ...{ air_f: 104, heat_index_f: 110, wbgt_c: 33, wbgt_at_rest_c: 28 },
  time: { date: '2026-07-10', from: 720, until: 780 },
  ...{ work_rate: 4, clothing: 0, non_breathable: false, radiant_heat: false, in_sun: true },
  ...{ place: 'outdoor', industry: 'other', heat_wave: false, exposure_minutes: null },
  crew: { state: 'acclimatised', day: null, absence_days: null },
};

const keysOf = (packs: string[], change: Partial<Situation>) =>
  dutiesOf(
    builtInPacks.filter(({ rule_pack_id }) => packs.includes(rule_pack_id)),
    { ...hot, ...change },
  )
    .flatMap(shownOf)
    .map(({ duty }) => duty.duty_key);
const fresh = { state: 'new', day: 2, absence_days: null } as const;

test('California in a heat wave: more heat adds an observer and keeps the close observation', () => {
  const builders = { industry: 'construction', heat_wave: true, crew: fresh } as const;
  const before = keysOf(['us-ca-3395'], { ...builders, air_f: 94 });
  const after = keysOf(['us-ca-3395'], { ...builders, air_f: 96 });
  // The close observation of everybody contains that of new workers.
  expect(before).toEqual(['cool_down', 'water', 'shade', 'heat_wave']);
  expect(after).toEqual(['cool_down', 'water', 'shade', 'observation', 'heat_wave']);
  expect(keysOf(['us-ca-3395'], { ...builders, heat_wave: false, air_f: 96 })).toEqual(
    expect.arrayContaining(['observation', 'new_workers']),
  );
});

test('a heat wave that is not known does not overrule what certainly applies', () => {
  const keys = keysOf(['us-ca-3395'], { heat_wave: null, crew: fresh });
  expect(keys).toEqual(expect.arrayContaining(['heat_wave', 'new_workers']));
});

test('Washington with OSHA: more heat adds an observer and keeps the first 14 days', () => {
  const both = ['us-wa-296-62-095', 'us-osha-2024'];
  const at = (fahrenheit: number) =>
    keysOf(both, { air_f: fahrenheit, heat_index_f: fahrenheit, wbgt_c: 20, crew: fresh });
  expect(at(89)).toContain('new_workers');
  expect(at(89)).not.toContain('observation');
  expect(at(91)).toEqual(expect.arrayContaining(['new_workers', 'observation']));
});

test('OSHA indoors above 120 °F: the alert and the warning sign are two notices', () => {
  const keys = keysOf(['us-osha-2024'], { place: 'indoor', air_f: 121 });
  expect(keys).toEqual(expect.arrayContaining(['hazard_alert', 'warning_sign']));
});

test('a pack that is retired, or not valid on the date, asks for nothing', () => {
  const oregon = builtInPacks.find(({ rule_pack_id }) => rule_pack_id.startsWith('us-or'));
  if (oregon === undefined) throw new Error('no pack of Oregon');
  const changed = (change: Partial<RulePack>, content: Partial<RulePack['pack']> = {}) =>
    dutiesOf([{ ...oregon, ...change, pack: { ...oregon.pack, ...content } }], hot);
  expect(changed({})).not.toEqual([]);
  expect(changed({ retired_time: '2026-01-01T00:00:00.000Z' })).toEqual([]);
  expect(changed({}, { valid_from: '2026-07-11' })).toEqual([]);
  expect(changed({}, { valid_from: '2026-07-10', valid_until: '2026-07-10' })).not.toEqual([]);
  expect(changed({}, { valid_until: '2026-07-09' })).toEqual([]);
});

test('the options of Oregon: by heat index, by NIOSH, simplified', () => {
  const oregon = builtInPacks.find(({ rule_pack_id }) => rule_pack_id.startsWith('us-or'));
  const restOf = (option: string) =>
    dutiesOf(
      oregon === undefined ? [] : [{ ...oregon, pack: { ...oregon.pack, option } }],
      hot,
    ).find(({ kind }) => kind === 'rest')?.strictest.amount;
  expect(restOf('a')).toEqual({ kind: 'rest', minutes: 15, every: 60 });
  expect(restOf('c')).toEqual({ kind: 'rest', minutes: 40, every: 60 });
  // x = 15: WBGT 29.25; rate 173.5, limit 30.95. x = 20: 29.67; 193, 30.41. x = 25: 30.08; 212.5, 29.93.
  expect(restOf('b')).toEqual({ kind: 'rest', minutes: 40, every: 60 });
});

test('two packs that contradict: the one that contains the other wins in each kind, and the other is named', () => {
  const [base] = builtInPacks;
  if (base === undefined) throw new Error('no packs');
  const packOf = (rule_pack_id: string, minutes: number, litres_per_hour: number): RulePack => ({
    ...{ ...base, rule_pack_id },
    pack: {
      ...{ ...base.pack, exemptions: [], status: 'in_force' },
      duties: base.pack.duties.flatMap((duty): Duty[] => {
        if (duty.kind === 'rest' && duty.every !== null) return [{ ...duty, minutes }];
        return duty.kind === 'water' ? [{ ...duty, litres_per_hour }] : [];
      }),
    },
  });
  const found = dutiesOf([packOf('one', 30, 0.5), packOf('two', 10, 1.2)], hot);
  const shown = found.map(({ kind, strictest, overruled }) => [
    ...[kind, strictest.rule_pack_id],
    overruled.map(({ rule_pack_id }) => rule_pack_id),
  ]);
  expect(shown).toEqual([
    ['rest', 'one', ['two']],
    ['water', 'two', ['one']],
  ]);
});

test('duties are in the order of their kinds', () => {
  const kinds = dutiesOf(builtInPacks, hot).map(({ kind }) => kind);
  expect(kinds).toEqual(dutyKinds.filter((kind) => kinds.includes(kind)));
});
