import type { OfflineFeature } from '#packages/feature/offline';
import { locationChoice, packList, siteRules } from './pack-reads.ts';
import { packTables } from './pack-rows.ts';

/** Rule packs, and the locations that follow them. */
export const rulePackFeature: OfflineFeature = {
  name: 'rule-packs',
  tables: packTables,
  reads: [packList, locationChoice, siteRules],
};
