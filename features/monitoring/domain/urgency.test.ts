import { expect, test } from 'vitest';
import { byUrgency } from './urgency.ts';

test('severe comes first, then who is on shift, then the oldest test', () => {
  const found = (name: string, state: 'moderate' | 'severe', isOnShift: boolean, time: number) => ({
    ...{ name, state, isOnShift, time },
  });
  const people = [
    found('new', 'moderate', true, 9),
    found('off', 'moderate', false, 1),
    found('old', 'moderate', true, 2),
    found('severe off', 'severe', false, 5),
    found('severe on', 'severe', true, 8),
  ];
  expect(people.toSorted(byUrgency).map(({ name }) => name)).toEqual([
    ...['severe on', 'severe off', 'old', 'new', 'off'],
  ]);
});
