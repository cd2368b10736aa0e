import { iso } from '#packages/sync/server';
import type { SyncSource } from '#packages/sync/server';

/** The row of a pack as it is synced and answered. */
export const rulePackRowSql = `json_build_object(
  'rule_pack_id', r.rule_pack_id, 'version', r.version, 'based_on', r.based_on,
  'retired_time', ${iso('r.retired_time')}, 'pack', r.pack, 'active', r.active,
  'created_time', ${iso('r.created_time')}, 'modified_time', ${iso('r.modified_time')})`;

/** The packs of the organisation. A rule is for everybody who works under it. */
export const rulePackSync: SyncSource<unknown> = {
  list: 'rule_packs',
  table: 'rule_packs',
  key: 'rule_pack_id',
  visible: () => 'true',
  audience: 'everybody',
  row: rulePackRowSql,
};

/** The row of the packs of a location as it is synced and answered. */
export const locationPacksSql = `json_build_object(
  'location_id', r.location_id, 'rule_pack_ids', to_json(r.rule_pack_ids),
  'industry', r.industry, 'radiant_heat', r.radiant_heat, 'active', r.active,
  'created_time', ${iso('r.created_time')}, 'modified_time', ${iso('r.modified_time')})`;

/** The packs of each location; locations are in every copy. */
export const locationPackSync: SyncSource<unknown> = {
  list: 'location_packs',
  table: 'location_packs',
  key: 'location_id',
  visible: () => 'true',
  audience: 'everybody',
  row: locationPacksSql,
};
