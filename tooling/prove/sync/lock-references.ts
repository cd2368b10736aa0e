import type { WriteTx } from '#packages/database';
import { findPeople, lockPeople } from '#people/server';
import { lockPermissions } from '#permissions/server';
import { lockTags } from '#tags/server';
import type { DataWrite } from './history.ts';
import { at } from './organisation-fixture.ts';
import type { OrganisationFixture } from './organisation-fixture.ts';

/** The rows that a write references. `tag_ids` are the tags of its person, locked against deletion. */
export interface LockedReferences {
  exist: boolean;
  tag_ids: readonly string[];
}

/**
 * Locks the rows that a write references in the same order as the product's calls (decision 036),
 * so that no action deletes them meanwhile. Without it a history could store what no call can
 * store.
 */
export async function lockReferences(
  tx: WriteTx,
  organisation: OrganisationFixture,
  write: DataWrite,
): Promise<LockedReferences> {
  const { org_id, people, owner } = organisation;
  switch (write.kind) {
    case 'add':
    case 'change':
      return lockPerson(tx, at(people, write.person));
    case 'permit': {
      await lockPermissions(tx, { org_id, user_id: owner?.user_id ?? '', grants: [] });
      const tag_ids = write.tag === null ? [] : [at(organisation.tags, write.tag)];
      const tags = await lockTags(tx, tag_ids);
      const locked = await lockPerson(tx, at(people, write.person));
      return { ...locked, exist: locked.exist && tags.size === tag_ids.length };
    }
    default:
      return { exist: true, tag_ids: [] };
  }
}

async function lockPerson(tx: WriteTx, user_id: string): Promise<LockedReferences> {
  const before = (await findPeople(tx, [user_id])).get(user_id);
  const tags = await lockTags(tx, before?.tag_ids ?? []);
  const person = (await lockPeople(tx, [user_id])).get(user_id);
  return {
    exist: person?.active === true,
    tag_ids: person?.tag_ids.filter((tag_id) => tags.has(tag_id)) ?? [],
  };
}
