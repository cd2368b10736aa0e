import { openChainSite, runChains } from './run-chain.ts';

/** The report of a lane after each batch of seeds. */
export interface LaneReport {
  chains: number;
  widenings: { seed: number; text: string }[];
  /** Accepted calls, by kind, and by whether an admin made them. */
  taken: [kind: string, count: number][];
}

process.on('message', (seeds: number[]) => {
  void runBatch(seeds).then((report) => process.send?.(report));
});

async function runBatch(seeds: readonly number[]): Promise<LaneReport> {
  const site = await openChainSite();
  const results = await runChains(site, seeds);
  await site.close();
  const taken = new Map<string, number>();
  for (const { kind, isOfAdmin } of results.flatMap((result) => result.taken)) {
    const key = `${kind} of ${isOfAdmin ? 'an admin' : 'others'}`;
    taken.set(key, (taken.get(key) ?? 0) + 1);
  }
  return {
    chains: results.length,
    widenings: results.flatMap(({ seed, widenings }) => widenings.map((text) => ({ seed, text }))),
    taken: [...taken],
  };
}
