import type { BetaFeature } from '#organisation/contract';
import { iso } from '#packages/sync/server';
import type { SyncSource } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';

const feature: BetaFeature = 'heat stress';

/** The row of a correction as it is synced and answered. */
export const correctionRowSql = `json_build_object(
  'correction_id', r.correction_id, 'location_id', r.location_id, 'kelvin', r.kelvin,
  'readings', r.readings, 'until_time', ${iso('r.until_time')},
  'ended_time', ${iso('r.ended_time')}, 'active', r.active,
  'created_time', ${iso('r.created_time')}, 'modified_time', ${iso('r.modified_time')})`;

/** The corrections of all locations, as every copy has the locations and their weather. */
export const correctionSync: SyncSource<Viewer> = {
  list: 'site_corrections',
  feature,
  table: 'site_corrections',
  key: 'correction_id',
  visible: () => 'true',
  audience: 'everybody',
  row: correctionRowSql,
};
