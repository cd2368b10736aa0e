import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';

test('the figures count people by their state', () => {
  const counts = { hydrated: 40, mild: 9, moderate: 7, severe: 2, invalid: 1, not_tested: 15 };
  expect(figuresOf(counts)).toEqual({
    all: {
      ...{ name: 'Workers in view', people: 74, detail: '58 tested' },
      states: ['hydrated', 'mild', 'moderate', 'severe', 'invalid', 'not_tested'],
    },
    dehydrated: {
      ...{ name: 'Dehydrated in window', people: 9, detail: '2 severe' },
      states: ['moderate', 'severe'],
    },
  });
});
