import { expect, test } from 'vitest';
import { mostTypedNames, typedNames } from './typed-names.ts';

test('each line is a person; the last word, or the part before a comma, is the last name', () => {
  const text = ' Ana  Maria Ruiz \r\n\nTaufa, Siosaia\nRonaldo\nana maria ruiz\n,\n';
  expect(typedNames(text)).toEqual({
    is: 'names',
    names: [
      { name_first: 'ana maria', name_last: 'ruiz' },
      { name_first: 'Siosaia', name_last: 'Taufa' },
      { name_first: 'Ronaldo', name_last: '' },
    ],
  });
});

test.each([
  ['', 'Type at least one name'],
  [' \n\n', 'Type at least one name'],
  [`Ana Ruiz\n${'x'.repeat(101)} Moss`, 'Line 2: A name can have at most 100 characters'],
  [
    Array.from({ length: mostTypedNames + 1 }, (_, nth) => `Crew ${String(nth)}`).join('\n'),
    'Type up to 200 names, or import a spreadsheet',
  ],
])('%# a list that cannot be added says why', (text, problem) => {
  expect(typedNames(text)).toEqual({ is: 'problem', text: problem });
});
