import { expect, test } from 'vitest';
import { dayText, itemsText, stepBy } from './quote-texts.ts';

test('[SET-06] items, days and steps in words', () => {
  const items = [
    { item: 'Test strips packs', quantity: 1200 },
    { item: 'Training session', quantity: 1 },
  ];
  expect(itemsText({ items })).toBe('1,200 × Test strips packs, 1 × Training session');
  expect(dayText('2027-06-30')).toBe('30 Jun 2027');
  expect(dayText(null)).toBe('');
  const ana = { name_first: 'Ana', name_last: 'Lee' };
  expect(stepBy({ by: ana, by_support: false })).toBe('Ana Lee');
  expect(stepBy({ by: null, by_support: true })).toBe('Support team');
  // Of a person whose data was erased, and for the support team.
  expect(stepBy({ by: null, by_support: false })).toBe('Organisation');
});
