import { expect, test } from 'vitest';
import { cleanNames, nameProblems } from './name-problems.ts';

test.each([
  [['Aroha', 'Ngata'], {}],
  [['', 'Ngata'], {}],
  [['Aroha', '  '], {}],
  [['n'.repeat(100), ''], {}],
  [[' ', ''], { name_first: 'Either First Name or Last Name is required' }],
  [['n'.repeat(101), ''], { name_first: 'A name can have at most 100 characters' }],
  [['Aroha', 'Nga\nta'], {}],
  [['\u200b', '\u3164\u2060'], { name_first: 'Either First Name or Last Name is required' }],
  [['Aroha', 'Nga\ud800ta'], { name_last: 'Name must be one line of text' }],
  [
    ['\u0000a', 'b\udc00'],
    {
      name_first: 'Name must be one line of text',
      name_last: 'Name must be one line of text',
    },
  ],
])('%j: %j', ([name_first = '', name_last = ''], problems) => {
  expect(nameProblems({ name_first, name_last })).toEqual(problems);
});

test('a name is stored as one line in normal form, without invisible characters', () => {
  expect(cleanNames({ name_first: '\uff21na\u200b ', name_last: 'Nga\r\nta\u0007' })).toEqual({
    name_first: 'Ana',
    name_last: 'Nga ta',
  });
  expect(cleanNames({ name_first: ' Mary Ann ', name_last: '\t' })).toEqual({
    name_first: 'Mary Ann',
    name_last: '',
  });
});
