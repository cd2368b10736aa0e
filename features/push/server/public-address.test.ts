import { expect, test } from 'vitest';
import { isPublicAddress, PrivateAddress, publicLookup } from './public-address.ts';

test.each(['8.8.8.8', '142.250.70.10', '2a00:1450:4001:80b::200a', '2606:4700::1111'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255'],
  ...['192.168.1.1', '169.254.169.254', '100.64.0.1', '224.0.0.1', '255.255.255.255'],
  ...['::1', '::', 'fe80::1', 'fd00::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
  ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', 'localhost', '', '1.2.3', '2130706433'],
])('%j is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('the name of this machine is not looked up for a connection', async () => {
  const answer = await new Promise((resolve) => publicLookup('localhost', {}, resolve));
  expect(answer).toBeInstanceOf(PrivateAddress);
});
