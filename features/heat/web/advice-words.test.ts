import { expect, test } from 'vitest';
import type { HourAdvice, RuleRest, Stretch } from '#heat/domain';
import {
  kindOf,
  litresText,
  rangeText,
  restRuleText,
  shortSpells,
  spellsText,
  stretchText,
  textRanges,
  waterRuleText,
  workText,
} from './advice-words.ts';

const adviceOf = (changes: Partial<HourAdvice>): HourAdvice => ({
  ...{
    wbgt: 28,
    clothing: 0,
    limit: { name: 'RAL', celsius: 24 },
    limited_by: 'wbgt',
    litres_of_crew: 6,
  },
  ...{ work_minutes: 40, rest_minutes: 20, spells: { count: 2, minutes: 20, rest: 10 } },
  ...{ stretch: { minutes: 34, out_of_range: null }, water: { litres: 1, loss: 1, by: 'loss' } },
  ...changes,
});
const outOf = (...out_of_range: NonNullable<Stretch['out_of_range']>): Stretch => ({
  minutes: null,
  out_of_range,
});

test('an hour of work is split into spells, in words', () => {
  const broken = adviceOf({});
  expect([kindOf(broken), workText(broken), spellsText(broken)]).toEqual([
    ...['broken', '40 min', '2 work periods of 20 min, rest 10 min after each'],
  ]);
  expect(shortSpells(broken)).toBe('2 × 20, rest 10');
  const once = adviceOf({ spells: { count: 1, minutes: 40, rest: 20 } });
  expect(spellsText(once)).toBe('40 min without a break, then rest 20 min');
});

test('an hour without a break and one without work say so', () => {
  const whole = adviceOf({ work_minutes: 60, spells: { count: 1, minutes: 60, rest: 0 } });
  expect([kindOf(whole), workText(whole), spellsText(whole)]).toEqual([
    ...['whole', '60 min', 'No break needed'],
  ]);
  const none = adviceOf({ work_minutes: 0, spells: null, stretch: null });
  expect([kindOf(none), workText(none), spellsText(none), stretchText(none.stretch)]).toEqual([
    ...['none', 'No work', '', '–'],
  ]);
  expect(kindOf(null)).toBe('unknown');
});

test('a rest by rules says what each of them asks for, and what of the rest is theirs', () => {
  const ruled = (minutes: number, rest: number, ...from: RuleRest[]) =>
    restRuleText(
      adviceOf({
        spells: { count: 1, minutes, rest },
        rules: { stop: null, rest: from, water: null },
      }),
    );
  const osha = { minutes: 15, every: 120, name: 'OSHA' };
  const oregon = { minutes: 30, every: 240, name: 'Oregon' };
  expect(restRuleText(adviceOf({}))).toBeNull();
  expect(ruled(105, 15, osha)).toBe('Required by OSHA (15 min every 2 h)');
  expect(ruled(45, 15, osha)).toBe('Rests as long as required by OSHA (15 min every 2 h)');
  expect(ruled(105, 30, osha)).toBe('Rests as often as required by OSHA (15 min every 2 h)');
  expect(ruled(105, 30, osha, oregon)).toBe(
    'Required by OSHA (15 min every 2 h) and Oregon (30 min every 4 h)',
  );
  expect(ruled(75, 15, { minutes: 15, every: 90, name: 'Own' })).toBe(
    'Required by Own (15 min every 1 h 30 min)',
  );
});

test('water that a rule asks for is named, and is not all for drinking above 1.42 L', () => {
  const ruled = (litres: number) =>
    waterRuleText(adviceOf({ rules: { stop: null, rest: null, water: { litres, name: 'Own' } } }));
  expect(waterRuleText(adviceOf({}))).toBeNull();
  expect(ruled(0.946)).toBe('Required by Own');
  expect(ruled(2)).toBe('Own requires 2 L at hand. No one should drink more than 1.42 L an hour');
});

test('a stretch is shown in hours and minutes, with a mark for half a shift or more', () => {
  expect(stretchText({ minutes: 34, out_of_range: null })).toBe('0:34');
  expect(stretchText({ minutes: 240, out_of_range: null })).toBe('4:00+');
  expect(stretchText(outOf('windy'))).toBe('–');
});

test('an hour outside the range of ISO 7933 says so in words', () => {
  expect(rangeText(adviceOf({}))).toBeNull();
  expect(rangeText(adviceOf({ stretch: outOf('cold') }))).toBe(
    'ISO 7933 does not cover air below 15 °C. The minutes follow NIOSH.',
  );
  expect(rangeText(adviceOf({ stretch: outOf('hot', 'windy') }))).toBe(
    'ISO 7933 does not cover air above 50 °C or wind above 3 m/s. The minutes follow NIOSH, limited to what ISO 7933 allows at the nearest value it covers.',
  );
});

test('water is in litres with as many digits as needed', () => {
  expect([0.25, 1, 10.5, 142].map(litresText)).toEqual(['0.25 L', '1 L', '10.5 L', '142 L']);
});

test('consecutive hours with the same text are one range', () => {
  const hours = ['a', 'a', null, 'a', 'b'].map((text, nth) => ({
    text,
    time: `2026-11-24 ${String(19 + nth)}:00`,
  }));
  expect(textRanges(hours)).toEqual([
    { hours: '19:00 to 21:00', text: 'a' },
    { hours: '22:00 to 23:00', text: 'a' },
    { hours: '23:00 to 00:00', text: 'b' },
  ]);
});
