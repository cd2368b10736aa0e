import type { BetaFeature } from '#organisation/contract';
import { iso } from '#packages/sync/server';
import type { SyncSource } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { personScope } from '#tags/server';

const feature: BetaFeature = 'heat stress';

/** The readings of all locations, as every copy has the locations and their weather. */
export const readingSync: SyncSource<Viewer> = {
  list: 'readings',
  feature,
  table: 'readings',
  key: 'reading_id',
  visible: () => 'true',
  audience: 'everybody',
  row: (viewer, param) => `json_build_object(
    'reading_id', r.reading_id, 'location_id', r.location_id, 'time', ${iso('r.time')},
    'minutes', r.minutes, 'wbgt', r.wbgt, 'temperature', r.temperature, 'humidity', r.humidity,
    'globe', r.globe, 'wind_kph', r.wind_kph, 'heat_index', r.heat_index,
    'instrument', r.instrument, 'note', r.note, 'model_wbgt', r.model_wbgt,
    'model_heat_index', r.model_heat_index,
    'recorded_by', case when ${personScope(viewer, 'view_user', 'r.recorded_by', param)}
      then r.recorded_by end,
    'invalidated_time', ${iso('r.invalidated_time')}, 'active', r.active,
    'created_time', ${iso('r.created_time')}, 'modified_time', ${iso('r.modified_time')})`,
};
