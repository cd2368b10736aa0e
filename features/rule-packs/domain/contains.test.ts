import { expect, test } from 'vitest';
import type { Amount } from './amount-of.ts';
import { contains } from './contains.ts';
import type { ComparedDuty } from './contains.ts';

function found(amount: Amount, duty: object = {}, unknown: readonly string[] = []): ComparedDuty {
  const all = { text: 'A duty', people: 'everybody', kind: amount.kind, ...duty };
  return { amount, unknown, duty: all } as unknown as ComparedDuty;
}

const water = (litres_per_hour: number | null, warmest_f: number | null) =>
  found({ kind: 'water', litres_per_hour, warmest_f });
const shade = (on_request: boolean, warmest_f: number | null) =>
  found({ kind: 'shade', on_request, warmest_f });
const observation = (
  people_per_observer: number | null,
  days: number | null,
  people = 'everybody',
) => found({ kind: 'observation', people_per_observer, days }, { people });
const rest = (minutes: number | null, every: number | null) =>
  found({ kind: 'rest', minutes, every });
const plan = (new_shares: number[], plan_days: number | null, absence_days = 14) =>
  found(
    { kind: 'acclimatisation', share: new_shares[0] ?? null, plan_days },
    { new_shares, returning_shares: [], plan_days, absence_days },
  );
const about = (text: string, amount: Amount) => found(amount, { text });

test.each([
  ['more and colder water', water(1, 60), water(0.9, 77)],
  ['water with a quantity and without one', water(1, null), water(null, null)],
  ['shade that is up and shade on request', shade(false, null), shade(true, null)],
  ['fewer people for an observer', observation(10, null), observation(20, null)],
  [
    'everybody and the first days of new people',
    observation(null, null),
    observation(null, 14, 'new'),
  ],
  ['longer and more frequent rests', rest(15, 60), rest(10, 120)],
  ['smaller shares for longer', plan([20, 40, 60], null), plan([20, 50], null)],
  [
    'more contact of the same people',
    about('a', { kind: 'contact', every: 60 }),
    about('a', { kind: 'contact', every: 120 }),
  ],
  [
    'records of the same kept for longer',
    about('a', { kind: 'records', months: 24 }),
    about('a', { kind: 'records', months: 12 }),
  ],
  [
    'a plan from fewer people',
    about('a', { kind: 'plan', from_people: 1 }),
    about('a', { kind: 'plan', from_people: 11 }),
  ],
])('%s: the first contains the second only', (_, one, other) => {
  expect([contains(one, one), contains(one, other), contains(other, one)]).toEqual([
    true,
    true,
    false,
  ]);
});

test.each([
  ['litres and a limit of another', water(1, null), water(0.9, 77)],
  ['a cold place on request and a place', shade(true, 82), shade(false, null)],
  [
    'an observer of some people and close observation',
    observation(20, null),
    observation(null, null),
  ],
  ['fewer people for fewer days', observation(10, 5), observation(20, 14)],
  ['all new people and everybody for a week', observation(null, null, 'new'), observation(null, 7)],
  ['a longer rest and more frequent ones', rest(20, 120), rest(15, 60)],
  ['rests at times and on request', rest(15, 60), rest(5, null)],
  ['shares and a plan without a number', plan([20, 40], null), plan([], 14)],
  ['two notices', about('a sign', { kind: 'notice' }), about('an alert', { kind: 'notice' })],
  [
    'records of two things',
    about('readings', { kind: 'records', months: 12 }),
    about('training', { kind: 'records', months: 36 }),
  ],
  [
    'two plans',
    about('heat', { kind: 'plan', from_people: 1 }),
    about('rescue', { kind: 'plan', from_people: 11 }),
  ],
  [
    'contact of others',
    about('alone', { kind: 'contact', every: 120 }),
    about('new', { kind: 'contact', every: 60 }),
  ],
])('%s: neither contains the other', (_, one, other) => {
  expect([contains(one, other), contains(other, one)]).toEqual([false, false]);
});

test('a duty that may not apply does not contain a certain one', () => {
  const amount = { kind: 'notice' } as const;
  expect(contains(found(amount, {}, ['heat_wave']), found(amount))).toBe(false);
  expect(contains(found(amount), found(amount, {}, ['heat_wave']))).toBe(true);
});
