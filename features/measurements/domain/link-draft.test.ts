import { expect, test } from 'vitest';
import { draftToLinks, linkErrors } from './link-draft.ts';

const typed = (value: string, link_type_id = 'weight') => ({ link_id: 'l', link_type_id, value });

test('empty values are not sent; a comma is a decimal point', () => {
  expect(linkErrors([typed(' '), typed('81,5', 'core')])).toEqual({});
  expect(draftToLinks([typed(' '), typed('81,5', 'core')])).toEqual([
    { link_id: 'l', link_type_id: 'core', value: 81.5 },
  ]);
});

test.each([
  ['much', 'Value must be a number'],
  ['1e3', 'Value must be a number'],
  ['-1', 'Value must be between 0 and 100000'],
  ['100001', 'Value must be between 0 and 100000'],
])('%s is reported at its field: %s', (value, sentence) => {
  expect(linkErrors([typed(value), typed('1', 'core')])).toEqual({ weight: sentence });
});
