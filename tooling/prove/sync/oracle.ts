import type { Permission, Viewer } from '#permissions/contract';
import {
  canMeasurePerson,
  canViewMeasurements,
  canViewPerson,
  canViewRawData,
  grantsOf,
  isAdmin,
} from '#permissions/domain';
import { crewTables, visibleCrewRows } from './crew-oracle.ts';
import type { Site } from './site.ts';

/** A row in PostgreSQL with every column. */
export type StoredRow = Record<string, unknown>;

/**
 * The rows that a person may see by the policies, by table. `measurable` are the people they may
 * test, and `readable` the people whose tests they see.
 */
export type Visible = Record<string, StoredRow[]>;

const tables = [
  'organisations',
  'tags',
  'users',
  'user_tags',
  'permissions',
  'custom_measurement_types',
  'link_measurement_types',
  'measurements',
  'link_measurements',
  ...crewTables,
] as const;
/** The value of `raw_data` beside null in the copy of a former admin. */
export const rawDataOnce = 'raw_data of an admin';

type Table = (typeof tables)[number];

/**
 * Computes what a viewer may see from all rows of the organisation and the policies of routes and
 * buttons, without code of the sync server.
 */
export async function visibleTo(site: Site, org_id: string, user_id: string): Promise<Visible> {
  const columns = tables.map(
    (table) =>
      `(select coalesce(json_agg(to_jsonb(r)), '[]') from ${table} as r where org_id = $1) as ${table}`,
  );
  const [all] = await site.owner<Record<Table, StoredRow[]>>(`select ${columns.join(', ')}`, [
    org_id,
  ]);
  if (all === undefined) throw new Error('The organisation was not read');
  const active = new Set(all.tags.filter((row) => row['active']).map((row) => row['tag_id']));
  const tagsOf = tagsByPerson(all.user_tags.filter(({ tag_id }) => active.has(tag_id)));
  const permissions = all.permissions as unknown as Permission[];
  const viewer: Viewer = { org_id, user_id, grants: grantsOf(permissions, user_id) };
  const subject = (person: unknown) => ({
    user_id: String(person),
    tag_ids: tagsOf.get(String(person)) ?? [],
  });
  const seesPerson = (row: StoredRow) => canViewPerson(viewer, subject(row['user_id']));
  const measurements = all.measurements.filter((row) =>
    canViewMeasurements(viewer, subject(row['user_id'])),
  );
  const seen = new Set(measurements.map((row) => row['measurement_id']));
  return {
    organisations: all.organisations.map(withPicture('has_profile_image')),
    tags: all.tags,
    users: all.users.filter(seesPerson).map((row) => ({
      ...withPicture('has_picture')(row),
      tag_ids: subject(row['user_id']).tag_ids.toSorted(),
    })),
    permissions: all.permissions.filter((row) => isAdmin(viewer) || seesPerson(row)),
    custom_measurement_types: all.custom_measurement_types,
    link_measurement_types: all.link_measurement_types,
    measurable: all.users.filter(
      (row) =>
        row['active'] === true &&
        seesPerson(row) &&
        canMeasurePerson(viewer, subject(row['user_id'])),
    ),
    readable: all.users.filter((row) => canViewMeasurements(viewer, subject(row['user_id']))),
    measurements: canViewRawData(viewer) ? measurements : measurements.map(withoutRawData),
    link_measurements: all.link_measurements.filter((row) => seen.has(row['measurement_id'])),
    ...visibleCrewRows(all, viewer, subject),
  };
}

function tagsByPerson(rows: readonly StoredRow[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { user_id, tag_id } of rows) {
    found.set(String(user_id), [...(found.get(String(user_id)) ?? []), String(tag_id)]);
  }
  return found;
}

function withPicture(field: string): (row: StoredRow) => StoredRow {
  return ({ image, ...row }) => ({ ...row, [field]: image !== null });
}

/**
 * A former admin keeps the received `raw_data`: it is compared under a name that is not a field of
 * a test.
 */
function withoutRawData({ raw_data, ...row }: StoredRow): StoredRow {
  return { ...row, raw_data: null, [rawDataOnce]: raw_data };
}
