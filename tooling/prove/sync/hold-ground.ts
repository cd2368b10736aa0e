import type { WriteTx } from '#packages/database';
import { findPeople, lockPeople } from '#people/server';
import { lockPermissions } from '#permissions/server';
import { lockTags } from '#tags/server';
import type { DataWrite } from './history.ts';
import { at } from './house.ts';
import type { House } from './house.ts';

/** What a write may go on from; `worn` are the tags that its person wears and nobody deletes now. */
export interface Ground {
  isThere: boolean;
  worn: readonly string[];
}

/**
 * Holds what a write stands on as the product's calls do and in their order (decision 036), so that
 * no deed takes it away meanwhile: without it a history would store what no call can store.
 */
export async function holdGround(tx: WriteTx, house: House, write: DataWrite): Promise<Ground> {
  const { org_id, people, owner } = house;
  switch (write.kind) {
    case 'add':
    case 'change':
      return holdPerson(tx, at(people, write.person));
    case 'permit': {
      await lockPermissions(tx, { org_id, user_id: owner?.user_id ?? '', grants: [] });
      const tag_ids = write.tag === null ? [] : [at(house.tags, write.tag)];
      const tags = await lockTags(tx, tag_ids);
      const ground = await holdPerson(tx, at(people, write.person));
      return { ...ground, isThere: ground.isThere && tags.size === tag_ids.length };
    }
    default:
      return { isThere: true, worn: [] };
  }
}

async function holdPerson(tx: WriteTx, user_id: string): Promise<Ground> {
  const before = (await findPeople(tx, [user_id])).get(user_id);
  const tags = await lockTags(tx, before?.tag_ids ?? []);
  const person = (await lockPeople(tx, [user_id])).get(user_id);
  return {
    isThere: person?.active === true,
    worn: person?.tag_ids.filter((tag_id) => tags.has(tag_id)) ?? [],
  };
}
