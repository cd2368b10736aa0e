import type { ChangeNotification, StampRange, Tx } from '#packages/database';
import type { ChangedHalves, SyncConfig } from '#packages/sync/contract';
import { halfOf } from '../sync-source.ts';
import type { SyncSource } from '../sync-source.ts';
import type { SignalSubject } from './audience.ts';

/** The combined notifications of one organisation. */
export interface Batch {
  readonly stamps: ReadonlyMap<string, readonly StampRange[]>;
  /** Topic → ids; null if there were too many. */
  readonly changedIds: ReadonlyMap<string, ReadonlySet<string> | null>;
}

/** The lists that a change is checked against. */
export interface SignalLists<Viewer> {
  config: Pick<SyncConfig, 'lists'>;
  sources: readonly SyncSource<Viewer>[];
}

/** Combines notifications. */
export function batchOf(notifications: readonly ChangeNotification[]): Batch {
  const ranges = new Map<string, StampRange[]>();
  const ids = new Map<string, Set<string> | null>();
  for (const { stamps, changedIds } of notifications) {
    for (const [table, range] of Object.entries(stamps)) {
      ranges.set(table, [...(ranges.get(table) ?? []), range]);
    }
    for (const [topic, more] of Object.entries(changedIds)) {
      const before = ids.get(topic);
      const isMany = more === null || before === null;
      ids.set(topic, isMany ? null : new Set([...(before ?? []), ...more]));
    }
  }
  return { stamps: ranges, changedIds: ids };
}

/** The people whose rows a batch changed, by table, in the current state of the database. */
export async function peopleWithChanges<Viewer>(
  tx: Tx,
  batch: Batch,
  sources: readonly SyncSource<Viewer>[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { table, audience } of sources) {
    const ranges = batch.stamps.get(table);
    if (ranges === undefined || audience === 'everybody') continue;
    // A row that changed again has a later stamp and its own notification.
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
export function changedHalvesFor<Viewer>(
  viewer: Viewer,
  batch: Batch,
  { config, sources }: SignalLists<Viewer>,
  subjectsOf: (table: string) => readonly SignalSubject[],
): ChangedHalves {
  const halves: ChangedHalves = { core: false, measures: false };
  for (const { table, list, audience } of sources) {
    if (!batch.stamps.has(table)) continue;
    const half = halfOf(config, list);
    halves[half] ||=
      audience === 'everybody' ||
      subjectsOf(table).some((subject) => audience.sees(viewer, subject));
  }
  return halves;
}

/**
 * The halves in which a viewer's access may have changed because labels were added to or removed
 * from people. It checks the labels, because the people may no longer be visible.
 *
 * @param tag_ids null for too many
 */
export function halvesWithChangedAccess<Viewer>(
  viewer: Viewer,
  tag_ids: ReadonlySet<string> | null,
  { config, sources }: SignalLists<Viewer>,
): ChangedHalves {
  if (tag_ids === null) return { core: true, measures: true };
  const member = { user_id: '', tag_ids: [...tag_ids] };
  const halves: ChangedHalves = { core: false, measures: false };
  for (const { list, audience } of sources) {
    if (audience !== 'everybody') halves[halfOf(config, list)] ||= audience.sees(viewer, member);
  }
  return halves;
}
