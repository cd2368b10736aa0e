import { expect, test } from 'vitest';
import type { CardHour } from './crew-card.ts';
import type { HourAdvice } from './hour-advice.ts';
import { ruledHour } from './ruled-hour.ts';
import type { HourRules } from './hour-rules.ts';

const advice = (rest: number, litres = 0.75): HourAdvice => ({
  ...{ wbgt: 28, clothing: 0, limit: { name: 'REL', celsius: 28 }, stretch: null },
  ...{ work_minutes: 60 - rest, rest_minutes: rest, limited_by: rest === 0 ? null : 'wbgt' },
  spells: rest === 60 ? null : { count: 1, minutes: 60 - rest, rest },
  ...{ water: { litres, loss: litres, by: 'loss' }, litres_of_crew: 4 * litres },
});
const hour = (of: HourAdvice | null): CardHour => ({
  ...{ time: '2026-07-15 13:00', weather: null, advice: of, best_minutes: of && 60 },
});
const nothing: HourRules = { stop: null, rest: null, water: null };
const rest = (work: number, minutes: number): HourRules => ({
  ...nothing,
  rest: { work, rest: minutes, from: [{ minutes, every: work + minutes, name: 'Oregon' }] },
});
const minutesOf = ({ advice: found }: CardHour) =>
  found && [found.work_minutes, found.rest_minutes, found.rules?.rest?.[0]?.name ?? null];

test('a rule that stops the work overrules every number of minutes, and is named', () => {
  for (const own of [advice(0), advice(20), advice(60), null]) {
    const found = ruledHour(hour(own), { ...rest(45, 15), stop: 'Qatar' }, 4);
    expect(found).toMatchObject({ stopped_by: 'Qatar', best_minutes: null });
    if (own === null) expect(found.advice).toBeNull();
    else {
      expect(found.advice).toMatchObject({ work_minutes: 0, rest_minutes: 60, spells: null });
      expect(found.advice?.rules).toEqual({ stop: 'Qatar', rest: null, water: null });
    }
  }
});

// Worked by hand: 15 of 60 min; 10 of 120 min are 5 an hour; 15 after each 40 are 60 * 15 / 55 = 16.4.
test.each([
  ['no rest, 15 min every hour', 0, [45, 15], [45, 15, 'Oregon']],
  ['no rest, 10 min in two hours', 0, [110, 10], [55, 5, 'Oregon']],
  ['more rest than the rule', 30, [45, 15], [30, 30, null]],
  ['shorter rests after shorter work', 20, [110, 25], [36, 24, 'Oregon']],
  ['the same rest', 15, [45, 15], [45, 15, null]],
  ['a whole hour of rest', 20, [0, 60], [0, 60, 'Oregon']],
  ['no work at all', 60, [45, 15], [0, 60, null]],
] as const)('the rest keeps the advice and the rule: %s', (_, own, [work, minutes], expected) => {
  expect(minutesOf(ruledHour(hour(advice(own)), rest(work, minutes), 4))).toEqual(expected);
});

test('the larger water counts, in cups and for the whole crew', () => {
  const water = (litres: number): HourRules => ({
    ...nothing,
    water: { litres, name: 'Maryland' },
  });
  const found = (own: number, asked: number) => {
    const { advice: ruled } = ruledHour(hour(advice(0, own)), water(asked), 4);
    return [ruled?.water.litres, ruled?.litres_of_crew, ruled?.rules?.water?.name ?? null];
  };
  expect(found(0.5, 0.946)).toEqual([1, 4, 'Maryland']);
  expect(found(1, 0.946)).toEqual([1, 4, null]);
  expect(found(1.25, 0.946)).toEqual([1.25, 5, null]);
  // Nobody should drink more in an hour.
  expect(found(1, 2)).toEqual([1.42, 5.68, 'Maryland']);
});

test('without rules for the hour nothing changes', () => {
  const found = ruledHour(hour(advice(20)), nothing, 4);
  expect(found).toMatchObject({ advice: advice(20), best_minutes: 60, stopped_by: null });
});
