import { createHash, randomFillSync } from 'node:crypto';
import { insertOrganisation } from '#organisation/server';
import type { WriteTx } from '#packages/database';
import { createId } from '#packages/kit';
import { insertUsers } from '#people/server';
import { insertPermissions } from '#permissions/server';
import { insertTags, insertUserTags } from '#tags/server';
import {
  accountsCount,
  peopleCount,
  actionPeopleCount,
  tagsCount,
  actionTagsCount,
} from './history.ts';
import type { TagKind } from './action.ts';
import type { Site } from './site.ts';

/** An organisation created for one history. People and tags are referenced by index. */
export interface OrganisationFixture {
  readonly org_id: string;
  readonly people: readonly string[];
  /** Tags created later are appended. */
  readonly tags: string[];
  /** Accounts with the token of an existing sign-in. */
  readonly accounts: readonly Account[];
  /** In histories with actions: the owner, whose rights never change. */
  readonly owner: Account | null;
}

interface Account {
  readonly user_id: string;
  token: string;
}

/** A new identifier. */
export const newId = () => createId(Date.now(), (bytes) => void randomFillSync(bytes));

/**
 * An admin, a supervisor of the first tag, a person with single rights over the second tag, a
 * worker.
 */
const firstRights: readonly [string, number | null][][] = [
  [['admin', null]],
  [['manager', 0]],
  [['view_user,view_measure', 1]],
  [],
];

const kinds: readonly TagKind[] = ['default', 'job', 'location'];

/**
 * Creates an organisation with people, tags, rights and sign-ins.
 *
 * @param hasActions adds more people, tags of all kinds, and an owner
 */
export async function createOrganisation(
  { database }: Site,
  hasActions = false,
): Promise<OrganisationFixture> {
  const org_id = newId();
  const people = Array.from({ length: hasActions ? actionPeopleCount : peopleCount }, newId);
  const tags = Array.from({ length: hasActions ? actionTagsCount : tagsCount }, newId);
  const created_time = new Date(Date.now() - 86_400_000).toISOString();
  const accounts = people.slice(0, accountsCount).map((user_id) => ({ user_id, token: newId() }));
  const owner = hasActions ? { user_id: people.at(-1) ?? '', token: newId() } : null;
  await database.write({ org_id, actor_user_id: null }, async (tx) => {
    await insertOrganisation(tx, {
      org_id,
      name: 'OrganisationFixture',
      metadata: { _show_preview_features: true, _beta: ['roster', 'heat stress'] },
      created_time,
    });
    await insertTags(
      tx,
      tags.map((tag_id, nth) => ({
        ...{ tag_id, name: `Tag ${String(nth)}`, metadata: {}, created_time },
        type: hasActions ? at(kinds, nth) : 'default',
      })),
    );
    const plain = { metadata: {}, experimental: false, is_hidden: false, created_time };
    await insertUsers(
      tx,
      people.map((user_id, nth) => ({
        ...{ ...plain, user_id, name_first: `Person ${String(nth)}`, name_last: 'X', email: null },
      })),
    );
    await insertUserTags(
      tx,
      people.map((user_id, nth) => ({ user_id, tag_id: at(tags, nth) })),
    );
    const ofOwner = owner && { user_id: owner.user_id, access: 'super', tag_id: null };
    await insertPermissions(tx, [
      ...(ofOwner ? [{ ...ofOwner, permission_id: newId(), created_time }] : []),
      ...firstRights.flatMap((rights, nth) =>
        rights.map(([access, tag]) => ({
          ...{ permission_id: newId(), user_id: at(people, nth), access, created_time },
          tag_id: tag === null ? null : at(tags, tag),
        })),
      ),
    ]);
    for (const account of [...accounts, ...(owner ? [owner] : [])]) {
      await tx.query(
        `insert into credentials (org_id, user_id, email, created_time) values ($1, $2, $3, now())`,
        [org_id, account.user_id, `${account.user_id}@organisation.example`],
      );
      await insertSignIn(tx, account);
    }
  });
  return { org_id, people, tags, accounts, owner };
}

/** Creates a new sign-in for a person who was deleted and restored. All others keep theirs. */
export async function renewSignIn(
  { database }: Site,
  organisation: OrganisationFixture,
  index: number,
): Promise<void> {
  const account = at(organisation.accounts, index);
  await database.write({ org_id: organisation.org_id, actor_user_id: null }, async (tx) => {
    const { rowCount } = await tx.query(
      `select from credentials as c where org_id = $1 and user_id = $2 and enabled and not exists (
         select from sign_ins as s where s.org_id = c.org_id and s.user_id = c.user_id)`,
      [tx.org_id, account.user_id],
    );
    if (rowCount === 0) return;
    account.token = newId();
    await insertSignIn(tx, account);
  });
}

async function insertSignIn(tx: WriteTx, { user_id, token }: Account): Promise<void> {
  await tx.query(
    `insert into sign_ins (org_id, token_hash, user_id, created_time, last_used_time)
     values ($1, $2, $3, now(), now())`,
    [tx.org_id, createHash('sha256').update(token).digest(), user_id],
  );
}

/** The item at an index modulo the length. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to take a place in');
  return item;
}
