import { expect, test } from 'vitest';
import { isDeviceToken, serialKey, tokenFrom } from './device-token.ts';

test('a token is recognised by its form, and by eight characters of its secret', () => {
  const { token, prefix } = tokenFrom('abcdefghijklmnop');
  expect([token, prefix]).toEqual(['wsd_abcdefghijklmnop', 'wsd_abcdefgh']);
  expect([isDeviceToken(token), isDeviceToken('abcdefghijklmnop')]).toEqual([true, false]);
});

test('serials are equal whatever their case and surrounding spaces', () => {
  expect(serialKey(' WR-9\n')).toBe(serialKey('wr-9'));
  expect(serialKey('WR 9')).not.toBe(serialKey('WR9'));
});
