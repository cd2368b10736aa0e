import { expect, test } from 'vitest';
import { cleanNames, nameProblems } from './name-problems.ts';

test.each([
  [['Aroha', 'Ngata'], {}],
  [['', 'Ngata'], {}],
  [['Aroha', '  '], {}],
  [['n'.repeat(100), ''], {}],
  [[' ', ''], { name_first: 'Either First Name or Last Name is required' }],
  [['n'.repeat(101), ''], { name_first: 'A name can have at most 100 characters' }],
  [['Aroha', 'Nga\nta'], { name_last: 'Name must be one line of text' }],
  [
    ['\u0000a', '\u007fb'],
    {
      name_first: 'Name must be one line of text',
      name_last: 'Name must be one line of text',
    },
  ],
])('%j: %j', ([name_first = '', name_last = ''], problems) => {
  expect(nameProblems({ name_first, name_last })).toEqual(problems);
});

test('spaces around a name are not kept', () => {
  expect(cleanNames({ name_first: ' Mary Ann ', name_last: '\t' })).toEqual({
    name_first: 'Mary Ann',
    name_last: '',
  });
});
