import { createTag, newId, writeIn } from '#apps/server/testing';
import type { Cell, Recipes } from '#apps/server/testing';
import { insertUserTags } from './index.ts';

/** The calls about tags and their members. */
export const recipes: Recipes = {
  'tag.create: a new tag': () => ({ body: { tag_id: newId(), name: newId(), type: 'default' } }),
  "tag.change: the name of a tag of the person's organisation": async (cell) => ({
    body: { tag_id: await createTag(cell, cell.target), name: newId() },
  }),
  "tag.remove: a tag of the person's organisation": async (cell) => ({
    path: `/v3/tag/${await createTag(cell, cell.target)}`,
  }),
  "tag.set_dehydration_notice: of a tag of the person's organisation": async (cell) => ({
    body: {
      tag_id: await createTag(cell, cell.target),
      ...{ _notify_hydration: true, _notify_hydration_to: [] },
    },
  }),
  'tag.add_members_to_tags: the person into another crew of the caller': async (cell) => {
    const { tag_id, after } = await secondCrew(cell);
    return { body: { tag_ids: [tag_id], user_ids: [cell.target.user_id] }, after };
  },
  'tag.add_members: the person into another crew of the caller': async (cell) => {
    const { tag_id, after } = await secondCrew(cell);
    return { body: { tag_id, user_ids: [cell.target.user_id] }, after };
  },
  'tag.remove_member: the person out of their tag': async (cell) => {
    const { fixture, target } = cell;
    const isOfDay = target.tag === 'day';
    const tag_id = isOfDay ? fixture.dayOf(target) : await createTag(cell, target);
    const addMember = () =>
      writeIn(cell, target, (tx) => insertUserTags(tx, [{ user_id: target.user_id, tag_id }]));
    await addMember();
    return {
      body: { tag_id, user_id: target.user_id },
      after: () => (isOfDay ? addMember() : removeMembers(cell, tag_id)),
    };
  },
};

/** Another tag with the same rights of the caller as on the day crew. */
async function secondCrew(cell: Cell) {
  const { fixture, target } = cell;
  const self = cell.self ?? target;
  const tag_id = await createTag(cell, self);
  await writeIn(cell, self, (tx) =>
    tx.query(
      `insert into permissions (org_id, permission_id, user_id, tag_id, access, created_time)
       select org_id, gen_random_uuid(), user_id, $2, access, created_time from permissions
       where user_id = $1 and tag_id = $3 and active`,
      [self.user_id, tag_id, fixture.dayOf(self)],
    ),
  );
  const after = async () => {
    await removeMembers(cell, tag_id);
    await writeIn(cell, self, (tx) =>
      tx.query('update permissions set active = false where tag_id = $1', [tag_id]),
    );
  };
  return { tag_id, after };
}

/** Removes all members of the tag. */
async function removeMembers(cell: Cell, tag_id: string): Promise<void> {
  for (const { org_id } of [cell.fixture.ours, cell.fixture.other]) {
    await cell.fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
      tx.query('delete from user_tags where tag_id = $1', [tag_id]),
    );
  }
}
