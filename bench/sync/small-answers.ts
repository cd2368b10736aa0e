import { syncConfig } from '#offline-copy/contract';
import { emptyDigest, pageSize, tableOfList, withRow } from '#packages/sync/contract';
import type { Digest } from '#packages/sync/contract';
import { answerText, headOf } from './answer-text.ts';
import { idOf, madeOrganisation, madePeople, madeStamp, madeTags } from './made-world.ts';
import type { MadeRow } from './made-world.ts';
import { rowsText } from './row-text.ts';

const coreLists = syncConfig.lists.core;

/** The small tables of the organisation, in pages of at most 2000 rows. */
export function coreAnswer(body: Record<string, unknown>): string {
  const rows = coreLists.map((list) =>
    after(lists.get(list) ?? [], body[tableOfList(syncConfig, list)]),
  );
  const ends = rows.flatMap((page) => (page.length < pageSize ? [] : [stampOf(page.at(-1))]));
  const clock = Math.min(madeStamp(0), ...ends);
  const digest = body['digest'] === true && ends.length === 0 ? { digest: coreDigests() } : {};
  const parts = coreLists.map((list, index) =>
    list === 'organisation'
      ? `"organisation":${rows[index]?.[0] === undefined ? 'null' : JSON.stringify(rows[index][0])}`
      : `"${list}":${rowsText(rows[index] ?? [])}`,
  );
  return answerText({ ...headOf(clock), ...digest }, parts);
}

/** Changes of the measurements since the first load. */
export function measuresAnswer(
  body: Record<string, unknown>,
  total: number,
  changed: readonly MadeRow[],
): string {
  const rows = after(changed, body['measurements']);
  const clock = madeStamp(total + changed.length - 1);
  const digest = { measurements: measurementDigest(total, changed) };
  const head = {
    ...headOf(clock),
    ...(body['access_epoch'] === 1 ? {} : { visible_people: null }),
    ...(body['digest'] === true ? { digest } : {}),
  };
  const none = ['"link_measurements":[]', '"session_measurements":[]'];
  return answerText(head, [`"measurements":${rowsText(rows)}`, ...none]);
}

const permission = {
  permission_id: idOf(4, 0),
  access: 'admin',
  user_id: idOf(2, 0),
  tag_id: null,
  active: true,
  created_time: '2026-10-01T00:00:00.000Z',
  modified_time: '2026-10-01T00:00:00.000Z',
};

const organisation = {
  org_id: madeOrganisation,
  name: 'Bench',
  metadata: {},
  has_profile_image: false,
  active: true,
  created_time: '2026-10-01T00:00:00.000Z',
  modified_time: '2026-10-01T00:00:00.000Z',
};

const lists = new Map<string, readonly MadeRow[]>([
  ['users', madePeople()],
  ['tags', madeTags()],
  ['permissions', [permission]],
  ['organisation', [organisation]],
]);

function after(rows: readonly MadeRow[], cursor: unknown): MadeRow[] {
  const from = typeof cursor === 'string' ? Date.parse(cursor) : -Infinity;
  return rows.filter((row) => stampOf(row) > from).slice(0, pageSize);
}

function stampOf(row: MadeRow | undefined): number {
  return Date.parse(String(row?.['modified_time']));
}

function coreDigests(): Record<string, Digest> {
  const keys = { users: 'user_id', tags: 'tag_id', permissions: 'permission_id' };
  return Object.fromEntries(
    Object.entries(keys).map(([list, key]) => [list, digestOf(lists.get(list) ?? [], key)]),
  );
}

function measurementDigest(total: number, changed: readonly MadeRow[]): Digest {
  const newest = new Map(changed.map((row) => [row['measurement_id'], row]));
  let digest = digestOf([...newest.values()], 'measurement_id');
  for (let n = 0; n < total; n += 1) {
    const id = idOf(3, n);
    if (!newest.has(id)) digest = withRow(digest, wordsOf(id), 0, madeStamp(n));
  }
  return digest;
}

function digestOf(rows: readonly MadeRow[], key: string): Digest {
  return rows.reduce<Digest>(
    (digest, row) => withRow(digest, wordsOf(String(row[key])), 0, stampOf(row)),
    emptyDigest,
  );
}

function wordsOf(id: string): Uint32Array {
  const digits = id.replaceAll('-', '');
  return Uint32Array.from([0, 8, 16, 24], (at) => Number.parseInt(digits.slice(at, at + 8), 16));
}
