import type { WriteTx } from '#packages/database';
import type { DemoSite } from '#packages/feature/server';
import type { OpenedKind } from '#profile-views/contract';
import { storeView } from './profile-view-store.ts';

const hour = 3_600_000;

/** When supervisors opened what, in hours before now. */
const past: readonly { before: number; kind: OpenedKind }[] = [
  { before: 3, kind: 'page' },
  { before: 29, kind: 'tests' },
  { before: 30, kind: 'page' },
  { before: 9 * 24, kind: 'page' },
  { before: 41 * 24, kind: 'page' },
];

/** Adds views of the people who can sign in by those who supervise them. */
export async function addDemoViews(tx: WriteTx, { idOf, now }: DemoSite): Promise<void> {
  const { rows } = await tx.query<{ user_id: string; viewed_by: string }>(
    `select distinct m.user_id, p.user_id as viewed_by from permissions as p
       join user_tags as m on m.org_id = p.org_id and m.tag_id = p.tag_id
       join users as u on u.org_id = m.org_id and u.user_id = m.user_id
     where p.org_id = $1 and p.active and p.access like '%view_measure%'
       and m.user_id <> p.user_id and u.email is not null
     order by m.user_id, p.user_id`,
    [tx.org_id],
  );
  for (const [nth, { user_id, viewed_by }] of rows.entries()) {
    for (const [index, { before, kind }] of past.entries()) {
      // Not everybody opens the same at the same minute.
      if ((nth + index) % 3 === 2) continue;
      const time = new Date(now - before * hour - nth * 7 * 60_000).toISOString();
      const view_id = idOf(`view ${user_id} ${viewed_by} ${String(before)}`, Date.parse(time));
      await storeView(tx, { view_id, user_id, viewed_by, kind, time, created_time: time });
    }
  }
}
