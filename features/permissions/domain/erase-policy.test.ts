import { expect, test } from 'vitest';
import type { Access, Viewer } from '#permissions/contract';
import { canErasePerson, canRestorePerson } from './erase-policy.ts';

const person = (user_id: string, access: Access[] = [], tag_id: string | null = null): Viewer => ({
  user_id,
  org_id: 'o',
  grants: access.length === 0 ? [] : [{ access, tag_id }],
});
const people = {
  owner: person('o', ['super']),
  'another owner': person('o2', ['super']),
  admin: person('a', ['admin']),
  'another admin': person('a2', ['admin']),
  'admin of a tag': person('t', ['admin', 'delete_user'], 'day'),
  'manager of everybody': person('m', ['manager', 'delete_user']),
  worker: person('w'),
} as const;
type Who = keyof typeof people;

const erasable: Record<Who, readonly Who[]> = {
  owner: [
    ...(['another owner', 'admin', 'another admin', 'admin of a tag'] as const),
    ...(['manager of everybody', 'worker'] as const),
  ],
  'another owner': [
    ...(['owner', 'admin', 'another admin', 'admin of a tag'] as const),
    ...(['manager of everybody', 'worker'] as const),
  ],
  admin: ['admin of a tag', 'manager of everybody', 'worker'],
  'another admin': ['admin of a tag', 'manager of everybody', 'worker'],
  'admin of a tag': [],
  'manager of everybody': [],
  worker: [],
};
const everybody = Object.keys(people) as Who[];

test.each(everybody)('%s may erase these people and nobody else', (who) => {
  const erased = everybody.filter((whom) => canErasePerson(people[who], people[whom]));
  expect(erased).toEqual(erasable[who].toSorted((a, b) => order(a) - order(b)));
});

test.each(everybody)('%s may restore the people they may erase', (who) => {
  const restored = everybody.filter((whom) => canRestorePerson(people[who], people[whom]));
  expect(restored).toEqual(erasable[who].toSorted((a, b) => order(a) - order(b)));
});

test('the id decides whether a person is the viewer, not the name', () => {
  expect(canErasePerson(people.owner, person('o', ['admin']))).toBe(false);
  expect(canErasePerson(people.admin, person('a'))).toBe(false);
});

const order = (who: Who) => everybody.indexOf(who);
