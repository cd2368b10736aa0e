import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accessValues, permissionMessages } from '#permissions/contract';
import { accessGiven, isValidAccess, readGiven, withView } from './access-given.ts';

const anyAccess = fc.uniqueArray(fc.constantFrom(...accessValues), { minLength: 1 });
const spoilt = (words: readonly string[]) =>
  words.map((word, index) => (index % 2 === 0 ? ` ${word.toUpperCase()}` : `${word} , ${word}`));

test('order, case, spaces and duplicates of a list do not matter', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...accessValues], { minLength: 1 }), (words) => {
      const canonical = accessValues.filter((value) => words.includes(value));
      expect(accessGiven(spoilt(words).join())).toEqual(
        isValidAccess(canonical) ? canonical : null,
      );
    }),
  );
});

test('a list with an unknown word is rejected', () => {
  fc.assert(
    fc.property(anyAccess, fc.string({ minLength: 1 }), (words, word) => {
      fc.pre(!word.includes(',') && word.trim() !== '');
      fc.pre(!accessValues.some((value) => value === word.trim().toLowerCase()));
      expect(accessGiven([...words, word].join())).toBeNull();
    }),
  );
});

test('[PERM-36] a right over measurements requires the right to see the person', () => {
  for (const right of ['measure_user', 'view_measure', 'edit_measure', 'delete_measure'] as const) {
    expect(accessGiven(right)).toBeNull();
    expect(accessGiven(`${right},view_user`)).toEqual(withView([right]));
  }
  expect(accessGiven('edit_user')).toEqual(['edit_user']);
});

test('[PERM-35] every list is valid after adding view_user, and nothing else is added', () => {
  fc.assert(
    fc.property(anyAccess, (access) => {
      const added = withView(access);
      expect(isValidAccess(added)).toBe(true);
      expect(added.filter((value) => value !== 'view_user').toSorted()).toEqual(
        access.filter((value) => value !== 'view_user').toSorted(),
      );
    }),
  );
});

test.each(['', ' , ', ','])('the empty list %j is no permission', (text) => {
  expect(accessGiven(text)).toBeNull();
});

test('errors are reported by index of the list', () => {
  const tag_id = '0195B1C0-0000-7000-8000-00000000000A';
  expect(readGiven([{ access: 'Manager', tag_id }])).toEqual({
    isValid: true,
    permissions: [{ access: 'manager', tag_id: tag_id.toLowerCase() }],
  });
  const { invalid, adminElsewhere } = permissionMessages;
  const wrong = [
    { access: 'root', tag_id: null },
    { access: 'view_user', tag_id },
    { access: 'manager', tag_id: tag_id.toLowerCase() },
    { access: 'SUPER', tag_id: null },
  ];
  expect(readGiven(wrong)).toEqual({
    isValid: false,
    errors: {
      'permissions.0.access': invalid,
      'permissions.2.access': invalid,
      'permissions.3.access': invalid,
    },
  });
  expect(readGiven([{ access: 'view_user, Admin', tag_id: null }])).toEqual({
    isValid: false,
    errors: { 'permissions.0.access': adminElsewhere },
  });
});

test('none must be alone, and special marks the rights of a tag', () => {
  const tag_id = '0195b1c0-0000-7000-8000-00000000000a';
  const refused = {
    isValid: false,
    errors: { 'permissions.0.access': permissionMessages.invalid },
  };
  expect(readGiven([{ access: 'none,view_user', tag_id }])).toEqual(refused);
  expect(readGiven([{ access: 'special,view_user', tag_id: null }])).toEqual(refused);
  expect(readGiven([{ access: 'none', tag_id }])).toMatchObject({ isValid: true });
  expect(readGiven([{ access: 'special,view_user', tag_id }])).toMatchObject({ isValid: true });
});
