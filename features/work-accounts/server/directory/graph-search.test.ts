import { expect, test } from 'vitest';
import { graphSearch } from './graph-directory.ts';

test.each([
  ['ana', 'ana'],
  ["  Zoë  O'Neil-Paki ", "Zoë O'Neil-Paki"],
  ['ana.silva+x@acme.example', 'ana.silva+x@acme.example'],
  ['a" OR "mail:b', 'a OR mail b'],
  ['a\\" & $filter=x', 'a filter x'],
  ['安娜', '安娜'],
])('%j becomes the search %j in each property', (words, plain) => {
  expect(graphSearch(words)).toBe(
    `"displayName:${plain}" OR "mail:${plain}" OR "userPrincipalName:${plain}"`,
  );
});

test.each(['', '  ', '"', '@', '%_*()', "'"])('%j gives no search', (words) => {
  expect(graphSearch(words)).toBeNull();
});
