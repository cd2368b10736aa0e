import type { LinkHolder } from '#access/domain';
import type { Database, Tx, WriteTx } from '#packages/database';
import { iso } from '#packages/sync/server';
import type { Permission, Viewer } from '#permissions/contract';
import { grantsOf, managedBy } from '#permissions/domain';
import { activeTagsOfPerson } from '#tags/server';

/** The link of a token. */
export interface FoundLink {
  org_id: string;
  user_id: string;
  link_id: string;
  expires_time: string;
  last_used_time: string | null;
  /** The organisation allows the worker's page. */
  has_page: boolean;
}

/**
 * The link of a token's hash; null if it does not exist, was revoked or replaced, or its person may
 * not use it any more. It may have expired.
 */
export async function findLink(
  database: Pick<Database, 'lookUp'>,
  token_hash: Buffer,
): Promise<FoundLink | null> {
  const [found] = await database.lookUp<FoundLink>(
    `select org_id, user_id, link_id, ${iso('expires_time')} as expires_time,
       ${iso('last_used_time')} as last_used_time, has_page
     from find_access_link($1)`,
    [token_hash],
  );
  return found ?? null;
}

/** Notes that a link was used, if it is still the link of its person. */
export async function noteUse(
  tx: WriteTx,
  { user_id, link_id }: Pick<FoundLink, 'user_id' | 'link_id'>,
  time: string,
): Promise<void> {
  await tx.query(
    `update access_links set last_used_time = $4
     where org_id = $1 and user_id = $2 and link_id = $3`,
    [tx.org_id, user_id, link_id, time],
  );
}

/** A person with what decides whether they may have a link. */
export interface Holder extends LinkHolder {
  name_first: string;
  name_last: string;
  email: string | null;
}

type HolderRow = Omit<Holder, 'grants'> & { permissions: Permission[] };

const holders = `
  select r.user_id, r.name_first, r.name_last, r.email, r.is_hidden,
    ${activeTagsOfPerson('r.user_id')} as tag_ids, ${hasAccount()} as has_account, (
      select coalesce(json_agg(json_build_object('access', p.access, 'tag_id', p.tag_id,
        'active', p.active, 'user_id', p.user_id)), '[]')
      from permissions as p
      where p.org_id = r.org_id and p.user_id = r.user_id and p.active) as permissions
  from users as r`;

/** Of the account it does not matter whether it is switched on. */
function hasAccount(): string {
  return `(r.metadata ? '_federated_provider' or exists (
    select from credentials as k where k.org_id = r.org_id and k.user_id = r.user_id))`;
}

/** People who are there, locked until COMMIT against removal, hiding and a new account. */
export async function lockHolders(
  tx: WriteTx,
  user_ids: readonly string[],
): Promise<Map<string, Holder>> {
  const { rows } = await tx.query<HolderRow>(
    `${holders} where r.org_id = $1 and r.user_id = any($2::uuid[]) and r.active
     order by r.user_id for no key update of r`,
    [tx.org_id, user_ids],
  );
  return new Map(rows.map((row) => [row.user_id, holderOf(row)]));
}

function holderOf({ permissions, ...row }: HolderRow): Holder {
  return { ...row, grants: grantsOf(permissions, row.user_id) };
}

/** A link as it is stored. */
export interface StoredLink {
  created_time: string;
  created_by: string | null;
  expires_time: string;
  last_used_time: string | null;
  is_revoked: boolean;
}

export interface ListedHolder extends Holder {
  link: StoredLink | null;
}

/**
 * People without an account that the viewer manages, with their newest link. Admins are among them.
 *
 * @param most one more than a page has
 */
export async function findHolders(
  tx: Tx,
  viewer: Viewer,
  {
    user_id,
    after,
    most,
  }: { user_id?: string | undefined; after?: string | undefined; most: number },
): Promise<ListedHolder[]> {
  const { everybody, tag_ids } = managedBy(viewer);
  const { rows } = await tx.query<HolderRow & { link: StoredLink | null }>(
    `select h.*, (
       select json_build_object('created_time', ${iso('l.created_time')}, 'created_by', (
           select btrim(b.name_first || ' ' || b.name_last) from users as b
           where b.org_id = l.org_id and b.user_id = l.created_by and b.erased_time is null),
         'expires_time', ${iso('l.expires_time')}, 'last_used_time', ${iso('l.last_used_time')},
         'is_revoked', l.revoked_time is not null)
       from access_links as l where l.org_id = $1 and l.user_id = h.user_id) as link
     from (${holders} where r.org_id = $1 and r.active and not r.is_hidden and not ${hasAccount()}
       and r.user_id <> $2) as h
     where ($3 or h.tag_ids && $4::uuid[]) and ($5::uuid is null or h.user_id = $5)
       and ($6::uuid is null or h.user_id > $6)
     order by h.user_id limit $7`,
    [tx.org_id, viewer.user_id, everybody, tag_ids, user_id ?? null, after ?? null, most],
  );
  return rows.map(({ link, ...row }) => ({ ...holderOf(row), link }));
}

interface NewLinkRow {
  user_id: string;
  link_id: string;
  token_hash: Buffer;
  created_by: string;
  created_time: string;
  expires_time: string;
}

/** Gives a person a link instead of the one before. */
export async function putLink(tx: WriteTx, row: NewLinkRow): Promise<void> {
  await tx.query(
    `insert into access_links
       (org_id, user_id, link_id, token_hash, created_by, created_time, expires_time)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (org_id, user_id) do update set
       link_id = excluded.link_id, token_hash = excluded.token_hash,
       created_by = excluded.created_by, created_time = excluded.created_time,
       expires_time = excluded.expires_time, last_used_time = null, revoked_time = null`,
    [
      ...[tx.org_id, row.user_id, row.link_id, row.token_hash, row.created_by],
      ...[row.created_time, row.expires_time],
    ],
  );
}

/** Ends the link of a person; false if there is none, or it has ended. */
export async function revokeLink(tx: WriteTx, user_id: string, time: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update access_links set revoked_time = $3
     where org_id = $1 and user_id = $2 and revoked_time is null`,
    [tx.org_id, user_id, time],
  );
  return rowCount > 0;
}

/** Removes the link of a person, and their id from the links that they made. */
export async function eraseLinks(tx: WriteTx, { user_id }: { user_id: string }): Promise<void> {
  const values = [tx.org_id, user_id];
  await tx.query('delete from access_links where org_id = $1 and user_id = $2', values);
  await tx.query(
    'update access_links set created_by = null where org_id = $1 and created_by = $2',
    values,
  );
}
