import { defineRowTable } from '#packages/sync/offline';
import type { Copy } from '#packages/sync/offline';
import type { LocationPacks, RulePackRow } from '#rule-packs/contract';
import { sitePacksOf } from '#rule-packs/domain';
import type { SitePacks } from '#rule-packs/domain';

/** Tables that the packs of locations are read from. */
export const packStands = ['rule_packs', 'location_packs'] as const;

export const packTables = [
  defineRowTable('rule_packs', 'rule_pack_id', { list: 'rule_packs' }),
  defineRowTable('location_packs', 'location_id', { list: 'location_packs' }),
];

/** The packs of the organisation. */
export function ownPacks(copy: Copy): RulePackRow[] {
  return [...copy.rows<RulePackRow>('rule_packs').values()].filter(({ active }) => active);
}

/** The choice of each location, also an empty one. */
export function packChoices(copy: Copy): LocationPacks[] {
  return [...copy.rows<LocationPacks>('location_packs').values()].filter(({ active }) => active);
}

/** The packs that each location follows, by location. */
export function sitePacks(copy: Copy): ReadonlyMap<string, SitePacks> {
  return copy.memo('rule-packs.sites', packStands, () =>
    sitePacksOf(packChoices(copy), ownPacks(copy)),
  );
}
