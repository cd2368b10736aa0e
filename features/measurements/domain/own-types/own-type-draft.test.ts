import { expect, test } from 'vitest';
import { ownTypeProblems } from './own-type-draft.ts';

const draft = { name: 'Body weight', unit: 'kg', icon: null, image: null };

test('a type has a name and a unit, neither too long', () => {
  expect(ownTypeProblems(draft, [])).toEqual({});
  expect(ownTypeProblems({ ...draft, name: ' ', unit: '\t' }, [])).toEqual({
    ...{ name: 'Name is required', unit: 'Unit is required' },
  });
  const long = { ...draft, name: 'x'.repeat(61), unit: 'y'.repeat(21) };
  expect(ownTypeProblems(long, [])).toEqual({
    ...{ name: 'Use 60 characters or fewer', unit: 'Use 20 characters or fewer' },
  });
  expect(ownTypeProblems({ ...draft, name: ` ${'x'.repeat(60)} ` }, [])).toEqual({});
});

test('a name is taken if another type has it in any case and any Unicode form', () => {
  const taken = { name: 'A type of this name already exists' };
  expect(ownTypeProblems({ ...draft, name: 'BODY weight ' }, ['Body weight'])).toEqual(taken);
  expect(ownTypeProblems({ ...draft, name: 'O\u0308l' }, ['Öl'])).toEqual(taken);
  expect(ownTypeProblems(draft, ['Core temperature'])).toEqual({});
  expect(ownTypeProblems({ ...draft, name: '' }, [''])).toEqual({ name: 'Name is required' });
});
