import { expect, test } from 'vitest';
import { addressesIn } from './address-list.ts';

test.each([
  ['', []],
  [' \n , ', []],
  ['a@x.example', ['a@x.example']],
  [
    'a@x.example, B@x.example;c@x.example\nd@x.example',
    ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example'],
  ],
  ['<a@x.example> A@X.example', ['a@x.example']],
])('%j has the addresses %j', (text, expected) => {
  expect(addressesIn(text)).toEqual(expected);
});
