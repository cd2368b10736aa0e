import type { Tx } from '#packages/database';
import type { SitePacks } from '#rule-packs/domain';
import { sitePacksOf } from '#rule-packs/domain';
import { findChoices } from './location-pack-store.ts';
import { findPacks } from './pack-store.ts';

/** The packs that each location follows, by location. */
export async function findSitePacks(tx: Tx): Promise<Map<string, SitePacks>> {
  return sitePacksOf(await findChoices(tx), await findPacks(tx));
}
