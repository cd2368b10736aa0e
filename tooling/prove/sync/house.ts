import { createHash, randomFillSync } from 'node:crypto';
import { insertOrganisation } from '#organisation/server';
import { createId } from '#packages/kit';
import { insertUsers } from '#people/server';
import { insertPermissions } from '#permissions/server';
import { insertTags, insertUserTags } from '#tags/server';
import { accountsCount, peopleCount, tagsCount } from './history.ts';
import type { Site } from './site.ts';

/** An organisation made for one history; people and tags are known by their places. */
export interface House {
  readonly org_id: string;
  readonly people: readonly string[];
  readonly tags: readonly string[];
  /** Who may sign in, with the token of a sign-in that is already made. */
  readonly accounts: readonly { user_id: string; token: string }[];
}

/** A new identifier. */
export const newId = () => createId(Date.now(), (bytes) => void randomFillSync(bytes));

/** An admin, a supervisor of the first tag, somebody with single rights over the second, a worker. */
const firstRights: readonly [string, number | null][][] = [
  [['admin', null]],
  [['manager', 0]],
  [['view_user,view_measure', 1]],
  [],
];

/** Makes an organisation with people, tags, rights and sign-ins. */
export async function makeHouse({ database }: Site): Promise<House> {
  const org_id = newId();
  const people = Array.from({ length: peopleCount }, newId);
  const tags = Array.from({ length: tagsCount }, newId);
  const created_time = new Date(Date.now() - 86_400_000).toISOString();
  const accounts = people.slice(0, accountsCount).map((user_id) => ({ user_id, token: newId() }));
  await database.write({ org_id, actor_user_id: null }, async (tx) => {
    await insertOrganisation(tx, { org_id, name: 'House', metadata: {}, created_time });
    const tagRow = { type: 'default', metadata: {}, created_time } as const;
    await insertTags(
      tx,
      tags.map((tag_id, nth) => ({ ...tagRow, tag_id, name: `Tag ${String(nth)}` })),
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
    await insertPermissions(
      tx,
      firstRights.flatMap((rights, nth) =>
        rights.map(([access, tag]) => ({
          ...{ permission_id: newId(), user_id: at(people, nth), access, created_time },
          tag_id: tag === null ? null : at(tags, tag),
        })),
      ),
    );
    for (const { user_id, token } of accounts) {
      const hash = createHash('sha256').update(token).digest();
      await tx.query(
        `insert into credentials (org_id, user_id, email, created_time) values ($1, $2, $3, now())`,
        [org_id, user_id, `${user_id}@house.example`],
      );
      await tx.query(
        `insert into sign_ins (org_id, token_hash, user_id, created_time, last_used_time)
         values ($1, $2, $3, now(), now())`,
        [org_id, hash, user_id],
      );
    }
  });
  return { org_id, people, tags, accounts };
}

/** The item at a place, counted round and round. */
export function at<Item>(items: readonly Item[], place: number): Item {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('There is nothing to take a place in');
  return item;
}
