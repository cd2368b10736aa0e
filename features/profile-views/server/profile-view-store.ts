import type { Tx, WriteTx } from '#packages/database';
import { rowsWithin } from '#packages/export/server';
import type { RowPage } from '#packages/export/server';
import type { TimePlace } from '#packages/http/contract';
import { iso } from '#packages/sync/server';
import type { ProfileView, ViewKind } from '#profile-views/contract';

/** A view with what the server adds. */
export interface StoredView {
  view_id: string;
  user_id: string;
  viewed_by: string;
  kind: ViewKind;
  time: string;
  created_time: string;
}

/**
 * Stores a view, or its time in the entry of that day. The same view again changes nothing. Returns
 * false if another entry has its id.
 */
export async function storeView(tx: WriteTx, view: StoredView): Promise<boolean> {
  const { view_id, user_id, viewed_by, kind, time, created_time } = view;
  const added = await tx.query(
    `insert into profile_views (org_id, view_id, user_id, viewed_by, kind, day, first_time,
       last_time, created_time)
     values ($1, $2, $3, $4, $5, ($6::timestamptz at time zone 'UTC')::date, $6, $6, $7)
     on conflict do nothing returning 1`,
    [tx.org_id, view_id, user_id, viewed_by, kind, time, created_time],
  );
  if (added.rows.length > 0) return true;
  const { rows } = await tx.query(
    `update profile_views
     set first_time = least(first_time, $5), last_time = greatest(last_time, $5)
     where org_id = $1 and user_id = $2 and viewed_by = $3 and kind = $4
       and day = ($5::timestamptz at time zone 'UTC')::date
     returning 1`,
    [tx.org_id, user_id, viewed_by, kind, time],
  );
  return rows.length > 0;
}

interface PageOptions {
  user_id: string;
  /** Null for the first page. */
  after: TimePlace | null;
  /** Only entries after this time; null for all. */
  since: string | null;
  most: number;
}

/** A page of the views of a person by others, newest first. */
export function findViews(
  tx: Tx,
  { user_id, after, since, most }: PageOptions,
): Promise<RowPage<ProfileView>> {
  return rowsWithin<ProfileView>(
    tx,
    `select v.view_id, v.kind, ${iso('v.first_time')} as first_time,
       ${iso('v.last_time')} as last_time,
       trim(coalesce(u.name_first || ' ' || u.name_last, '')) as viewed_by_name
     from profile_views as v
       left join users as u on u.org_id = v.org_id and u.user_id = v.viewed_by
     where v.org_id = $1 and v.user_id = $2
       and ($3::timestamptz is null or (v.last_time, v.view_id) < ($3, $4::uuid))
       and ($5::timestamptz is null or v.last_time > $5)
     order by v.last_time desc, v.view_id desc limit $6`,
    [tx.org_id, user_id, after?.time ?? null, after?.id ?? null, since, most + 1],
    { most },
  );
}

/** Deletes the views of a person, and takes their id from those of others. */
export async function eraseViews(tx: WriteTx, { user_id }: { user_id: string }): Promise<void> {
  const values = [tx.org_id, user_id];
  await tx.query('delete from profile_views where org_id = $1 and user_id = $2', values);
  await tx.query(
    'update profile_views set viewed_by = null where org_id = $1 and viewed_by = $2',
    values,
  );
}

/** Puts one person in the place of another, as the person and as the viewer. */
export async function moveViews(tx: WriteTx, from: string, to: string): Promise<void> {
  const values = [tx.org_id, from, to];
  // They would have opened their own page.
  await tx.query(
    `delete from profile_views
     where org_id = $1 and user_id in ($2, $3) and viewed_by in ($2, $3)`,
    values,
  );
  for (const [column, other] of [
    ['user_id', 'viewed_by'],
    ['viewed_by', 'user_id'],
  ] as const) {
    const ofSameDay = `kept.org_id = $1 and moved.org_id = $1
      and kept.${column} = $3 and moved.${column} = $2
      and kept.${other} = moved.${other} and kept.kind = moved.kind and kept.day = moved.day`;
    await tx.query(
      `update profile_views as kept set first_time = least(kept.first_time, moved.first_time),
         last_time = greatest(kept.last_time, moved.last_time)
       from profile_views as moved where ${ofSameDay}`,
      values,
    );
    await tx.query(
      `delete from profile_views as moved using profile_views as kept where ${ofSameDay}`,
      values,
    );
    await tx.query(
      `update profile_views set ${column} = $3 where org_id = $1 and ${column} = $2`,
      values,
    );
  }
}
