import type { WriteTx } from '#packages/database';
import { bind, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { canViewPerson } from '#permissions/domain';
import { lockPermissions } from '#permissions/server';
import { addMembers, addTagMembers, removeTagMember, tagNotFound } from '#tags/contract';
import { giveTagProblem, takeTagProblem } from '#tags/domain';
import type { TagParts } from './tag-routes.ts';
import { deleteUserTags, insertUserTags, lockTags } from './tag-store.ts';

/** Calls about the members of tags. */
export function memberCalls({ findPeople }: Pick<TagParts, 'findPeople'>): Bound<Viewer>[] {
  return [
    bind(addTagMembers, ({ body, ...call }) => addPairs({ ...call, ...body, findPeople })),
    bind(addMembers, ({ body, ...call }) =>
      addPairs({ ...call, tag_ids: [body.tag_id], user_ids: body.user_ids, findPeople }),
    ),
    bind(removeTagMember, (call) => removePairs(call, findPeople)),
  ];
}

type GivenPairs = Pick<Call<typeof addTagMembers, Viewer>, 'viewer' | 'database'> &
  Pick<TagParts, 'findPeople'> & { tag_ids: readonly string[]; user_ids: readonly string[] };

/** Adds every pair, or nothing at all. */
async function addPairs({ viewer, database, findPeople, ...given }: GivenPairs) {
  const [tag_ids, user_ids] = [unique(given.tag_ids), unique(given.user_ids)];
  await database.write(viewer, async (tx) => {
    await refuseStranger(tx, { viewer, findPeople, tag_ids, user_ids, problemOf: giveTagProblem });
    const pairs = tag_ids.flatMap((tag_id) => user_ids.map((user_id) => ({ tag_id, user_id })));
    const added = await insertUserTags(tx, pairs);
    for (const tag_id of tag_ids) {
      const count = added.filter((pair) => pair.tag_id === tag_id).length;
      if (count === 0) continue;
      const summary = `${String(count)} added`;
      tx.audit({ action: 'add_people', entity: 'tag', entity_id: tag_id, summary });
    }
  });
  return { success: true };
}

async function removePairs(
  { viewer, body, database }: Call<typeof removeTagMember, Viewer>,
  findPeople: TagParts['findPeople'],
) {
  const isOne = 'tag_id' in body;
  const tag_ids = unique(isOne ? [body.tag_id] : body.tag_ids);
  const user_ids = unique(isOne ? [body.user_id] : body.user_ids);
  await database.write(viewer, async (tx) => {
    await refuseStranger(tx, { viewer, findPeople, tag_ids, user_ids, problemOf: takeTagProblem });
    for (const { user_id, tag_id } of await deleteUserTags(tx, { tag_ids, user_ids })) {
      tx.audit({ action: 'remove_from_tag', entity: 'user', entity_id: user_id, summary: tag_id });
    }
  });
  return { success: true };
}

/** @throws HttpError unless each tag and person exists and the viewer may do it with each pair */
async function refuseStranger(
  tx: WriteTx,
  {
    viewer,
    findPeople,
    tag_ids,
    user_ids,
    problemOf,
  }: Omit<GivenPairs, 'database'> & {
    problemOf: typeof giveTagProblem;
  },
): Promise<void> {
  // First lock of the transaction: concurrent changes of several people wait here and cannot
  // deadlock later.
  const currentViewer = await lockPermissions(tx, viewer);
  const tags = await lockTags(tx, tag_ids);
  const missing = tag_ids.find((tag_id) => !tags.has(tag_id));
  if (missing !== undefined) throw new HttpError('NOT_FOUND', { message: tagNotFound(missing) });
  const people = await findPeople(tx, user_ids);
  for (const user_id of user_ids) {
    const person = people.get(user_id);
    if (person?.active !== true || !canViewPerson(currentViewer, person)) {
      throw new HttpError('NOT_FOUND');
    }
    for (const tag_id of tag_ids) {
      const message = problemOf(currentViewer, person, tag_id);
      if (message !== null) throw new HttpError('FORBIDDEN', { message });
    }
  }
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}
