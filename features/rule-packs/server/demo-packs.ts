import type { WriteTx } from '#packages/database';
import type { DemoSite } from '#packages/feature/server';
import { storeChoice } from './location-pack-store.ts';

/**
 * The process plant follows the recommendations of NIOSH. No pack is for the country of the demo, and
 * the other locations stay without one.
 */
export async function addDemoPacks(tx: WriteTx, { tagId, created_time }: DemoSite): Promise<void> {
  await storeChoice(
    tx,
    tagId('Process plant'),
    { rule_pack_ids: ['niosh-2016-106'], industry: 'other', radiant_heat: true },
    created_time,
  );
}
