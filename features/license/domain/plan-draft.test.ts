import { expect, test } from 'vitest';
import { licenseFeatures } from '#license/contract';
import { parsePlan } from './plan-draft.ts';

test('a plan with all parts', () => {
  const words = ['plan=Team', 'seats=50', 'valid_until=2027-06-30', 'features=Alerts, Roster'];
  expect(parsePlan(words)).toEqual({
    ...{ plan: 'Team', seats: 50, valid_until: '2027-06-30', features: ['Alerts', 'Roster'] },
  });
});

test('missing parts are not limited', () => {
  expect(parsePlan(['plan=Crew'])).toEqual({
    ...{ plan: 'Crew', seats: null, valid_until: null, features: licenseFeatures },
  });
});

test.each([
  [[], 'plan is missing'],
  [['plan='], 'plan is missing'],
  [[`plan=${'x'.repeat(61)}`], 'plan can have at most 60 characters'],
  [['plan=Team', 'plan=Crew'], 'plan is given twice'],
  [['plan=Team', 'seats=-1'], 'seats must be a whole number from 0 to 1000000'],
  [['plan=Team', 'seats=many'], 'seats must be a whole number from 0 to 1000000'],
  [['plan=Team', 'seats=1000001'], 'seats must be a whole number from 0 to 1000000'],
  [['plan=Team', 'valid_until=2027-02-30'], 'valid_until must be a day such as 2027-06-30'],
  [['plan=Team', 'valid_until=30.6.2027'], 'valid_until must be a day such as 2027-06-30'],
  [['plan=Team', 'features=Alerts,Teleport'], "there is no feature 'Teleport'"],
  [['plan=Team', 'colour=red'], "there is no part 'colour=red'"],
] as const)('%j is refused: %s', (words, reason) => {
  expect(() => parsePlan(words)).toThrow(reason);
});
