import { afterAll, beforeAll, expect, test } from 'vitest';
import { chainKinds } from './chain-calls.ts';
import { openChainSite, runChains } from './run-chain.ts';
import type { ChainResult, ChainSite } from './run-chain.ts';

const seeds = Array.from({ length: 250 }, (_, seed) => seed);

let site: ChainSite;
let results: ChainResult[];
beforeAll(async () => {
  site = await openChainSite();
  // One widening fails the test, so the search stops.
  results = await runChains(site, seeds, ({ widenings }) => widenings.length > 0);
}, 600_000);
afterAll(() => site.close());

test('no chain of calls widens access to tests', () => {
  expect(results.flatMap(({ widenings }) => widenings)).toEqual([]);
  expect(results).toHaveLength(seeds.length);
});

test('the server accepts calls of every kind, and calls that could widen access not only from admins', () => {
  const taken = results.flatMap((result) => result.taken);
  const ofOthers = new Set(taken.filter(({ isOfAdmin }) => !isOfAdmin).map(({ kind }) => kind));
  expect(chainKinds.filter((kind) => !taken.some((call) => call.kind === kind))).toEqual([]);
  for (const kind of ['merge', 'set_account', 'set_email', 'set_password', 'label', 'move']) {
    expect([...ofOthers]).toContain(kind);
  }
});
