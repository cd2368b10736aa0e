import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AskedRest } from '#rule-packs/domain';
import { highTrigger, mostCautious, restOfHour } from './hour-rest.ts';

const spells = (minutes: number, rest: number) => ({ minutes, rest }) as never;
const hour = (more: object = {}) => ({
  ...{ start: 0, advice: null, heat_index: null, threshold: highTrigger },
  ...more,
});

test('without advice and below the threshold no rest is due; at the threshold 15 minutes in two hours', () => {
  expect(restOfHour(hour())).toBeNull();
  expect(restOfHour(hour({ heat_index: highTrigger - 0.01 }))).toBeNull();
  expect(restOfHour(hour({ heat_index: highTrigger }))).toEqual({ start: 0, work: 105, rest: 15 });
  expect(restOfHour(hour({ heat_index: 28, threshold: 27 }))).toMatchObject({ rest: 15 });
});

test('an hour without rest minutes on the crew card still has the rest of the threshold', () => {
  const advice = { rest_minutes: 0, spells: spells(60, 0) };
  expect(restOfHour(hour({ advice }))).toBeNull();
  expect(restOfHour(hour({ advice, heat_index: 35 }))).toMatchObject({ work: 105, rest: 15 });
});

test('the rests of the card count, and are 15 minutes long if the card has less in two hours', () => {
  const long = { rest_minutes: 20, spells: spells(20, 10) };
  expect(restOfHour(hour({ advice: long, heat_index: 35 }))).toMatchObject({ work: 20, rest: 10 });
  const short = { rest_minutes: 5, spells: spells(55, 5) };
  expect(restOfHour(hour({ advice: short }))).toMatchObject({ work: 55, rest: 5 });
  expect(restOfHour(hour({ advice: short, heat_index: 35 }))).toMatchObject({ work: 55, rest: 15 });
});

test('without any work the whole hour is rest', () => {
  const advice = { rest_minutes: 60, spells: null };
  expect(restOfHour(hour({ advice, heat_index: 45 }))).toEqual({ start: 0, work: 0, rest: 60 });
});

test('the most cautious hour has the smallest share of work, then the shortest work', () => {
  const of = (work: number, rest: number) => ({ start: 0, work, rest });
  expect(mostCautious([])).toBeNull();
  expect(mostCautious([of(45, 15), of(0, 60), of(30, 30)])).toEqual(of(0, 60));
  expect(mostCautious([of(30, 30), of(15, 15), of(45, 15)])).toEqual(of(15, 15));
});

const asked = (work: number, rest: number): AskedRest => ({
  from: [],
  ...{ work, rest },
  duty: {
    ...{ rule_pack_id: 'us-or', pack_name: 'Oregon', version: 1, status: 'in_force' },
    ...{ amount: { kind: 'rest', minutes: rest, every: work + rest }, unknown: [] },
    duty: { citation: 'OAR 437-002-0156' } as AskedRest['duty']['duty'],
  },
});
const rule = { rule_pack_id: 'us-or', name: 'Oregon', citation: 'OAR 437-002-0156' };

test('a rule with a smaller share of work decides, or an equal one, and is named', () => {
  const short = { rest_minutes: 5, spells: spells(55, 5) };
  expect(restOfHour(hour({ asked: asked(45, 15) }))).toEqual({
    ...{ start: 0, work: 45, rest: 15, rule },
  });
  // 15 of 120 minutes are more than 5 of 60: after each spell of the card, as long as the rule says.
  expect(restOfHour(hour({ advice: short, asked: asked(105, 15) }))).toEqual({
    ...{ start: 0, work: 55, rest: 15, rule },
  });
  expect(restOfHour(hour({ heat_index: 35, asked: asked(105, 15) }))).toEqual({
    ...{ start: 0, work: 105, rest: 15, rule },
  });
});

test('the own plan stays where it keeps the rule, and a stop of work leaves no work', () => {
  const long = { rest_minutes: 20, spells: spells(20, 10) };
  expect(restOfHour(hour({ advice: long, asked: asked(110, 10) }))).toEqual({
    ...{ start: 0, work: 20, rest: 10 },
  });
  // A rest that the rule asks for is as long as it says, also if the own plan has more rest in all.
  expect(restOfHour(hour({ advice: long, asked: asked(105, 15) }))).toEqual({
    ...{ start: 0, work: 20, rest: 15, rule },
  });
  expect(restOfHour(hour({ heat_index: 35, asked: asked(80, 10) }))).toEqual({
    ...{ start: 0, work: 80, rest: 15, rule },
  });
  expect(restOfHour(hour({ advice: long, asked: asked(0, 60) }))).toEqual({
    ...{ start: 0, work: 0, rest: 60, rule },
  });
});

test('a rest with a rule is never less strict than the rule or the own plan', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 225 }),
      fc.integer({ min: 5, max: 60 }),
      (work, rest, otherWork, otherRest) => {
        const advice = { rest_minutes: 1, spells: work === 0 ? null : spells(work, rest) };
        const own = restOfHour(hour({ advice }));
        const both = restOfHour(hour({ advice, asked: asked(otherWork, otherRest) }));
        const share = (each: { work: number; rest: number } | null) =>
          each === null ? 1 : each.work / (each.work + each.rest);
        expect(share(both)).toBeLessThanOrEqual(share(own));
        expect(share(both)).toBeLessThanOrEqual(share({ work: otherWork, rest: otherRest }));
      },
    ),
  );
});
