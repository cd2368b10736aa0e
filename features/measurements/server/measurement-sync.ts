import { iso } from '#packages/sync/server';
import type { LinksOf, SyncSource } from '#packages/sync/server';
import type { Viewer } from '#permissions/contract';
import { canViewMeasurements, canViewRawData, canViewValues } from '#permissions/domain';
import { personScope } from '#tags/server';
import { measurementSourceColumns } from './measurement-source-columns.ts';
import { includingRawData, rawData } from './raw-data.ts';
import {
  hiddenStatus,
  isShown,
  shownMetadata,
  showingValues,
  shownText,
  shownValue,
} from './value-projection.ts';

const times = `'created_time', ${iso('r.created_time')}, 'modified_time', ${iso('r.modified_time')}`;

/**
 * Measurements of the viewer and of the people whose tests the viewer may see; removed ones too.
 * Raw data of devices only goes to admins, values only to those who may see them.
 */
export const measurementSync: SyncSource<Viewer> = {
  list: 'measurements',
  table: 'measurements',
  key: 'measurement_id',
  person: 'user_id',
  columns: measurementSourceColumns,
  visible: (viewer, param) => {
    const scope = `${showingValues(viewer, param)}
      and ${personScope(viewer, 'view_measure', 'r.user_id', param)}`;
    return canViewRawData(viewer) ? `${includingRawData} and ${scope}` : scope;
  },
  audience: { person: 'r.user_id', sees: canViewMeasurements },
  row: `json_build_object(
    'measurement_id', r.measurement_id, 'user_id', r.user_id,
    'measured_by_user_id', r.measured_by_user_id,
    'measured_by_name_first', r.measured_by_name_first,
    'measured_by_name_last', r.measured_by_name_last,
    'valid', r.valid, 'active', r.active, 'value', ${shownValue}, 'value_f', ${shownText},
    'type', r.type, 'metadata', ${shownMetadata(hiddenStatus)}, 'raw_data', ${rawData}, 'tag_ids', r.tag_ids,
    'custom_id', r.custom_id, 'user_tag_ids', r.user_tag_ids,
    'name_first', r.name_first, 'name_last', r.name_last, ${times})`,
};

const linkRow = `json_build_object(
  'link_id', r.link_id, 'measurement_id', r.measurement_id, 'link_type_id', r.link_type_id,
  'value', r.value, 'active', r.active, ${times})`;

/** Linked values of the measurements whose values the viewer may see. */
export const linkSync: SyncSource<Viewer> = {
  list: 'link_measurements',
  table: 'link_measurements',
  key: 'link_id',
  visible: (viewer, param) => `${showingValues(viewer, param)} and exists (
    select from measurements as m
    where m.org_id = r.org_id and m.measurement_id = r.measurement_id and ${isShown('m')}
      and ${personScope(viewer, 'view_measure', 'm.user_id', param)})`,
  audience: {
    person: `(select m.user_id from measurements as m
              where m.org_id = r.org_id and m.measurement_id = r.measurement_id)`,
    sees: canViewValues,
  },
  row: linkRow,
};

/** Upper estimate of a linked value as JSON in bytes: only the number varies in length. */
const linkBytes = 400;

/** The linked values of exactly these measurements, in the transaction that has read them. */
export const linksOf: LinksOf = async (tx, measurement_ids, bytes) => {
  const isOne = measurement_ids.length === 1;
  const most = isOne ? null : Math.max(1, Math.floor(bytes / linkBytes));
  const { rows } = await tx.query<{ text: string; count: number; measurements: number }>(
    `select coalesce(json_agg(${linkRow} order by r.modified_time), '[]')::text as text,
            count(*)::int as count, coalesce(max(r.nth), 0)::int as measurements
     from (select r.*, given.nth
           from unnest($2::uuid[]) with ordinality as given (measurement_id, nth)
           join link_measurements as r using (measurement_id)
           join measurements as m on m.org_id = r.org_id and m.measurement_id = r.measurement_id
           where r.org_id = $1 and r.active and ${isShown('m')} order by given.nth limit $3::bigint + 1) as r`,
    [tx.org_id, measurement_ids, most],
  );
  const { text = '[]', count = 0, measurements = 0 } = rows[0] ?? {};
  if (most === null || count <= most) return { text, linked: measurement_ids.length };
  // The values of the last one may be incomplete.
  const whole = Math.max(1, measurements - 1);
  return linksOf(tx, measurement_ids.slice(0, whole), bytes);
};

const typeRow = (id: string) => `json_build_object(
  '${id}', r.${id}, 'name', r.name, 'unit', r.unit, 'icon', r.icon, 'image', r.image,
  'active', r.active, ${times})`;

/** Custom types of the organisation. */
export const customTypeSync: SyncSource<unknown> = {
  list: 'custom_measurement_types',
  table: 'custom_measurement_types',
  key: 'custom_id',
  visible: () => 'true',
  audience: 'everybody',
  row: typeRow('custom_id'),
};

/** Linked types of the organisation. */
export const linkTypeSync: SyncSource<unknown> = {
  list: 'link_measurement_types',
  table: 'link_measurement_types',
  key: 'link_type_id',
  visible: () => 'true',
  audience: 'everybody',
  row: typeRow('link_type_id'),
};
