import { expect, test } from 'vitest';
import { compareNames } from './compare-names.ts';

test('numbers in names are sorted by value, case and accents are ignored', () => {
  const names = [
    'Scaffold crew 57',
    'scaffold crew 7',
    'Électricians',
    'Scaffold crew 12',
    'Drill',
  ];
  expect(names.toSorted(compareNames)).toEqual([
    ...['Drill', 'Électricians', 'scaffold crew 7', 'Scaffold crew 12', 'Scaffold crew 57'],
  ]);
  expect(compareNames('ZOË', 'zoe')).toBe(0);
});
