import { expect, test } from 'vitest';
import { PrivateAddress, publicLookup } from './public-lookup.ts';

test('the name of this machine is not looked up for a connection', async () => {
  const answer = await new Promise((resolve) => publicLookup('localhost', {}, resolve));
  expect(answer).toBeInstanceOf(PrivateAddress);
});
