import { expect, test } from 'vitest';
import { byName, personInitials, personName } from './person-name.ts';

const named = (name_first: string, name_last: string, user_id = name_first) => ({
  name_first,
  name_last,
  user_id,
});

test.each([
  ['Amara', 'Okafor', 'Amara Okafor', 'AO'],
  [' Li ', '', 'Li', 'L'],
  ['', 'Ruawai', 'Ruawai', 'R'],
  ['øyvind', 'åsen', 'øyvind åsen', 'ØÅ'],
  ['𝒜da', 'x', '𝒜da x', '𝒜X'],
])('%j %j is %j, short %j', (first, last, name, initials) => {
  expect(personName(named(first, last))).toBe(name);
  expect(personInitials(named(first, last))).toBe(initials);
});

test('names are sorted alphabetically regardless of accents, ties by id', () => {
  const people = [
    named('Zoe', 'A'),
    named('Élan', 'B'),
    named('ana', 'C', '2'),
    named('Ana', 'C', '1'),
  ];
  expect(people.sort(byName).map(({ user_id }) => user_id)).toEqual(['1', '2', 'Élan', 'Zoe']);
});
