import { isDeepStrictEqual } from 'node:util';
import type { Dump } from './dump.ts';
import { rawDataOnce } from './oracle.ts';
import type { StoredRow, Visible } from './oracle.ts';

/** Key of the rows, and whether inactive ones belong to the copy or are only tombstones. */
const tables: Record<string, { key: string; withInactive: boolean }> = {
  organisations: { key: 'org_id', withInactive: false },
  tags: { key: 'tag_id', withInactive: true },
  users: { key: 'user_id', withInactive: false },
  permissions: { key: 'permission_id', withInactive: false },
  custom_measurement_types: { key: 'custom_id', withInactive: false },
  link_measurement_types: { key: 'link_type_id', withInactive: false },
  measurements: { key: 'measurement_id', withInactive: true },
  link_measurements: { key: 'link_id', withInactive: false },
  rosters: { key: 'roster_id', withInactive: false },
  roster_user_leave: { key: 'roster_user_leave_id', withInactive: false },
  sessions: { key: 'session_id', withInactive: false },
  session_users: { key: 'session_user_id', withInactive: false },
  session_measurements: { key: 'session_measurement_id', withInactive: false },
  breaks: { key: 'break_id', withInactive: false },
  emergency_entries: { key: 'entry_id', withInactive: false },
};

/**
 * Returns a sentence for each difference between a copy and what the viewer may see. Refused tests
 * are expected too: they stay visible as invalid until they are dropped.
 */
export function differences(copy: Dump, visible: Visible): string[] {
  const { refused, rest, found } = splitRefused(copy, visible);
  const tested: Dump = { ...copy, measurements: rest };
  const others = Object.entries(tables).flatMap(([table, how]) =>
    tableDifferences(table, how, tested[table] ?? [], visible[table] ?? []),
  );
  const twice = refused.length - new Set(refused.map((row) => row['measurement_id'])).size;
  const doubled = twice === 0 ? [] : [`unsent: ${String(twice)} shown twice`];
  return [...found, ...doubled, ...others, ...memberDifferences(copy)];
}

/** Tests in a copy that the server has refused. Only the device has them. */
export function refusedTests(copy: Dump, visible: Visible): readonly StoredRow[] {
  return splitRefused(copy, visible).refused;
}

function splitRefused({ unsent = [], measurements = [] }: Dump, visible: Visible) {
  const there = new Set(visible['measurements']?.map((row) => row['measurement_id']));
  const waiting = unsent.filter((row) => !there.has(row['measurement_id']));
  const ids = new Set(waiting.map((row) => row['measurement_id']));
  const refused = measurements.filter((row) => ids.has(row['measurement_id']));
  const rest = measurements.filter((row) => !ids.has(row['measurement_id']));
  const found = refused.flatMap((row) =>
    row['valid'] === false
      ? []
      : [`unsent: ${String(row['measurement_id'])} counts though refused`],
  );
  return { refused, rest, found };
}

function tableDifferences(
  table: string,
  { key, withInactive }: { key: string; withInactive: boolean },
  copied: readonly StoredRow[],
  stored: readonly StoredRow[],
): string[] {
  const wanted = new Map(stored.map((row) => [row[key], row]));
  const found: string[] = [];
  const seen = new Set<unknown>();
  for (const row of copied) {
    const id = row[key];
    if (seen.has(id)) found.push(`${table}: ${String(id)} is there twice`);
    seen.add(id);
    const original = wanted.get(id);
    if (original === undefined) found.push(`${table}: ${String(id)} must not be here`);
    else found.push(...fieldDifferences(`${table} ${String(id)}`, row, original));
  }
  for (const [id, row] of wanted) {
    const isWanted = withInactive || row['active'] === true;
    if (isWanted && !seen.has(id)) found.push(`${table}: ${String(id)} is missing`);
  }
  return found;
}

function fieldDifferences(name: string, row: StoredRow, original: StoredRow): string[] {
  return Object.entries(row).flatMap(([field, value]) => {
    const expected = original[field];
    const same =
      (field === 'time' || field.endsWith('_time')) && typeof value === 'string'
        ? Date.parse(value) === Date.parse(String(expected))
        : field in original && isAsExpected(field, value, original);
    return same
      ? []
      : [`${name}: ${field} is ${JSON.stringify(value)}, not ${JSON.stringify(expected)}`];
  });
}

function isAsExpected(field: string, value: unknown, original: StoredRow): boolean {
  if (isDeepStrictEqual(value, original[field])) return true;
  return field === 'raw_data' && isDeepStrictEqual(value, original[rawDataOnce]);
}

/** The device derives tag members from the rows of people. */
function memberDifferences({ users = [], userTags = [] }: Dump): string[] {
  const pair = (user_id: unknown, tag_id: unknown) => `${String(user_id)}/${String(tag_id)}`;
  const wanted = users.flatMap(({ user_id, tag_ids }) =>
    (tag_ids as unknown[]).map((tag_id) => pair(user_id, tag_id)),
  );
  const there = userTags.map(({ user_id, tag_id }) => pair(user_id, tag_id));
  return isDeepStrictEqual(wanted.sort(), there.sort())
    ? []
    : ['userTags: not what the people wear'];
}
