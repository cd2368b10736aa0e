import { isIP } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readClientAddress } from './client-address.ts';

const network = (text: string) => readClientAddress(text).network;

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:50123', '203.0.113.9'],
  [' 203.0.113.9 ', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
  ['64:ff9b::203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:50123', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2::203.0.113.9', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
])('%s is counted as %s', (text, expected) => {
  expect(network(text)).toBe(expected);
});

test.each([
  '',
  'garbage',
  '203.0.113',
  '1.2.3.4.5',
  '[1.2.3.4',
  '2001:db8::1::2',
  'a'.repeat(5000),
])('all invalid addresses are counted as one: %j', (text) => {
  expect(readClientAddress(text)).toEqual({ address: '', network: 'unknown' });
});

test.each([
  ['203.0.113.9:443', '203.0.113.9'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['[2001:DB8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
])('the address of %s is %s', (text, expected) => {
  expect(readClientAddress(text).address).toBe(expected);
});

test('two IPv6 addresses are counted as one exactly when their first 64 bits agree', () => {
  const half = fc.array(fc.nat(0xffff), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(half, half, half, half, (one, other, a, b) => {
      const text = (groups: number[]) => groups.map((group) => group.toString(16)).join(':');
      const isSame = text(one) === text(other);
      expect(network(text([...one, ...a])) === network(text([...one, ...b]))).toBe(true);
      expect(network(text([...one, ...a])) === network(text([...other, ...a]))).toBe(isSame);
      expect(isIP(readClientAddress(text([...one, ...a])).address)).toBe(6);
    }),
  );
});
