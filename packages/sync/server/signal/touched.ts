import type { ChangeNote, StampRange, Tx } from '#packages/database';
import type { News, SyncScheme } from '#packages/sync/contract';
import { halfOf } from '../sync-source.ts';
import type { SyncSource } from '../sync-source.ts';
import type { SignalSubject } from './audience.ts';

/** The combined notes of one organisation. */
export interface Batch {
  readonly stamps: ReadonlyMap<string, readonly StampRange[]>;
  /** Topic → ids; null if there were too many. */
  readonly touched: ReadonlyMap<string, ReadonlySet<string> | null>;
}

/** The lists that a change is checked against. */
export interface SignalLists<Viewer> {
  scheme: Pick<SyncScheme, 'lists'>;
  sources: readonly SyncSource<Viewer>[];
}

/** Combines notes. */
export function batchOf(notes: readonly ChangeNote[]): Batch {
  const ranges = new Map<string, StampRange[]>();
  const ids = new Map<string, Set<string> | null>();
  for (const { stamps, touched } of notes) {
    for (const [table, range] of Object.entries(stamps)) {
      ranges.set(table, [...(ranges.get(table) ?? []), range]);
    }
    for (const [topic, more] of Object.entries(touched)) {
      const before = ids.get(topic);
      const isMany = more === null || before === null;
      ids.set(topic, isMany ? null : new Set([...(before ?? []), ...more]));
    }
  }
  return { stamps: ranges, touched: ids };
}

/** The people whose rows a batch changed, by table, in the current state of the database. */
export async function peopleTouched<Viewer>(
  tx: Tx,
  batch: Batch,
  sources: readonly SyncSource<Viewer>[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { table, audience } of sources) {
    const ranges = batch.stamps.get(table);
    if (ranges === undefined || audience === 'everybody') continue;
    // A row that changed again has a later stamp and its own note.
    const { rows } = await tx.query<{ user_id: string }>(
      `select distinct ${audience.person} as user_id from ${table} as r
       join unnest($2::bigint[], $3::bigint[]) as given(first, last)
         on r.modified_time between to_timestamp(given.first / 1000.0)
                                and to_timestamp(given.last / 1000.0)
       where r.org_id = $1`,
      [tx.org_id, ranges.map(([first]) => first), ranges.map(([, last]) => last)],
    );
    found.set(
      table,
      rows.map(({ user_id }) => user_id),
    );
  }
  return found;
}

/** The halves of the copy in which a viewer may see changes of a batch. */
export function newsFor<Viewer>(
  viewer: Viewer,
  batch: Batch,
  { scheme, sources }: SignalLists<Viewer>,
  subjectsOf: (table: string) => readonly SignalSubject[],
): News {
  const news: News = { core: false, measures: false };
  for (const { table, list, audience } of sources) {
    if (!batch.stamps.has(table)) continue;
    const half = halfOf(scheme, list);
    news[half] ||=
      audience === 'everybody' ||
      subjectsOf(table).some((subject) => audience.sees(viewer, subject));
  }
  return news;
}

/**
 * The halves in which a viewer's access may have changed because labels were added to or removed
 * from people. It checks the labels, because the people may no longer be visible.
 *
 * @param tag_ids null for too many
 */
export function reachNews<Viewer>(
  viewer: Viewer,
  tag_ids: ReadonlySet<string> | null,
  { scheme, sources }: SignalLists<Viewer>,
): News {
  if (tag_ids === null) return { core: true, measures: true };
  const member = { user_id: '', tag_ids: [...tag_ids] };
  const news: News = { core: false, measures: false };
  for (const { list, audience } of sources) {
    if (audience !== 'everybody') news[halfOf(scheme, list)] ||= audience.sees(viewer, member);
  }
  return news;
}
