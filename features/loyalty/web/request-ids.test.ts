import { expect, test } from 'vitest';
import { requestId } from './request-ids.ts';

const newId = () => 'new';

test('[LOY-02] a request that is tried again has the id of the first try', () => {
  const kept = new Map([['strips', 'first'] as const]);
  expect(requestId('strips', { kept, listed: [], newId })).toBe('first');
  expect(requestId('seats', { kept, listed: [], newId })).toBe('new');
});

test('[LOY-02] a listed request is not tried again: the next one is another', () => {
  const kept = new Map([['strips', 'first'] as const]);
  expect(requestId('strips', { kept, listed: ['first'], newId })).toBe('new');
  expect(requestId('strips', { kept: new Map(), listed: [], newId })).toBe('new');
});
