import { expect, test } from 'vitest';
import { PrivateAddress, publicLookup } from './public-lookup.ts';

const found = (host: string, addresses: string[]) =>
  new Promise((resolve) =>
    publicLookup(
      host,
      {},
      (error, address) => resolve(error ?? address),
      () => Promise.resolve(addresses.map((address) => ({ address, family: 4 }))),
    ),
  );

test('a name of this machine or of a private address is not connected to', async () => {
  expect(await found('localhost', ['8.8.8.8'])).toBeInstanceOf(PrivateAddress);
  expect(await found('push.example', ['8.8.8.8', '10.0.0.1'])).toBeInstanceOf(PrivateAddress);
  expect(await found('push.example', [])).toBeInstanceOf(PrivateAddress);
  expect(await found('push.example', ['8.8.8.8'])).toBe('8.8.8.8');
});
