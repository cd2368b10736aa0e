import type { WriteTx } from '#packages/database';
import { fieldError } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { tagNotFound } from '#tags/contract';
import { giveTagProblem, takeTagProblem } from '#tags/domain';
import { deleteUserTags, insertUserTags, lockTags } from '#tags/server';
import type { PersonRow } from './user-store.ts';

/**
 * Locks the tags of a form, before the person.
 *
 * @throws HttpError NOT_FOUND for the first tag that does not exist
 */
export async function lockGivenTags(
  tx: WriteTx,
  given: readonly string[] | undefined,
): Promise<string[] | undefined> {
  if (given === undefined) return undefined;
  const tag_ids = [...new Set(given.map((id) => id.toLowerCase()))];
  const known = await lockTags(tx, tag_ids);
  const missing = tag_ids.find((tag_id) => !known.has(tag_id));
  if (missing === undefined) return tag_ids;
  throw fieldError('tag_ids', tagNotFound(missing), 'NOT_FOUND');
}

/**
 * Sets the tags of a person to exactly these; true if anything changed. The trigger `touch_members`
 * of `user_tags` then writes the row of the person, which gets a new stamp: without it no copy would
 * load the person with the new tags.
 *
 * @throws HttpError FORBIDDEN if the caller may not add or remove one of the tags
 */
export async function changeTagsOfPerson(
  tx: WriteTx,
  currentViewer: Viewer,
  person: PersonRow,
  wanted: readonly string[],
): Promise<boolean> {
  const { user_id, tag_ids: current } = person;
  const added = wanted.filter((tag_id) => !current.includes(tag_id));
  const removed = current.filter((tag_id) => !wanted.includes(tag_id));
  const [message] = [
    ...added.flatMap((tag_id) => giveTagProblem(currentViewer, person, tag_id) ?? []),
    ...removed.flatMap((tag_id) => takeTagProblem(currentViewer, person, tag_id) ?? []),
  ];
  if (message !== undefined) {
    throw fieldError('tag_ids', message, 'FORBIDDEN');
  }
  await insertUserTags(
    tx,
    added.map((tag_id) => ({ user_id, tag_id })),
  );
  if (removed.length > 0) await deleteUserTags(tx, { user_ids: [user_id], tag_ids: removed });
  return added.length + removed.length > 0;
}
