import type { Tx, WriteTx } from '#packages/database';
import { bind, fieldError, HttpError, orDuplicate } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import type { Subject, Viewer } from '#permissions/contract';
import { canChangeTags } from '#permissions/domain';
import { endPermissionsOfTag, lockPermissions } from '#permissions/server';
import { changeTag, createTag, removeTag, setDehydrationNotice, tagMessages } from '#tags/contract';
import type { Tag } from '#tags/contract';
import { newTagMetadata } from '#tags/domain';
import { changeTagAs, storedTag, tagIsMissing } from './tag-change.ts';
import { deactivateTag, insertTag } from './tag-store.ts';
import type { TagChange } from './tag-store.ts';

/** What the tag calls need from higher features. */
export interface TagParts {
  /** People by id. Unknown ids are left out. */
  findPeople: (
    tx: Tx,
    user_ids: readonly string[],
  ) => Promise<ReadonlyMap<string, Subject & { active: boolean }>>;
  /** Removes the tag from all tests. */
  takeFromTests: (tx: WriteTx, tag_id: string) => Promise<void>;
}

/** Calls about tags themselves. */
export function tagCalls({ findPeople, takeFromTests }: TagParts): Bound<Viewer>[] {
  return [
    bind(createTag, createOneTag),
    bind(changeTag, ({ body, ...call }) => {
      const { tag_id, ...change } = body;
      const noted = { ...change, summary: summaryOf(change) };
      return changeTagAs(call, tag_id, noted).then((tag) => ({ success: true, tag }));
    }),
    bind(removeTag, (call) => removeOneTag(call, takeFromTests)),
    bind(setDehydrationNotice, (call) => notify(call, findPeople)),
  ];
}

async function createOneTag({ viewer, body, database, now }: Call<typeof createTag, Viewer>) {
  const tag_id = body.tag_id.toLowerCase();
  const row = {
    ...body,
    tag_id,
    metadata: newTagMetadata(body.type, body.metadata),
    created_time: new Date(now()).toISOString(),
  };
  const write = database.write(viewer, async (tx) => {
    if (!(await insertTag(tx, row))) return;
    const summary = `${body.type}: ${body.name}`;
    tx.audit({ action: 'create', entity: 'tag', entity_id: tag_id, summary });
  });
  await orDuplicate(write, 'name', tagMessages.nameTaken);
  return { success: true, tag: await storedTag({ viewer, database }, tag_id) };
}

async function removeOneTag(
  { viewer, params, database }: Call<typeof removeTag, Viewer>,
  takeFromTests: TagParts['takeFromTests'],
) {
  const tag_id = params.tag_id.toLowerCase();
  await database.write(viewer, async (tx) => {
    const currentViewer = await lockPermissions(tx, viewer);
    if (!canChangeTags(currentViewer)) throw new HttpError('FORBIDDEN');
    const name = await deactivateTag(tx, tag_id);
    if (name === null) throw tagIsMissing(params.tag_id);
    const lost = await endPermissionsOfTag(tx, tag_id);
    await takeFromTests(tx, tag_id);
    tx.audit({ action: 'delete', entity: 'tag', entity_id: tag_id, summary: name });
    for (const user_id of lost) {
      const summary = `tag ${name} was deleted`;
      tx.audit({ action: 'set_permissions', entity: 'user', entity_id: user_id, summary });
    }
  });
  return { tag_id };
}

async function notify(
  { viewer, body, database }: Call<typeof setDehydrationNotice, Viewer>,
  findPeople: TagParts['findPeople'],
): Promise<Tag> {
  const { tag_id, _notify_hydration } = body;
  const to = [...new Set(body._notify_hydration_to.map((id) => id.toLowerCase()))];
  const found = await database.read(viewer.org_id, (tx) => findPeople(tx, to));
  if (to.some((id) => found.get(id)?.active !== true)) {
    throw fieldError('_notify_hydration_to', tagMessages.personUnknown);
  }
  const metadata = { _notify_hydration, _notify_hydration_to: to };
  const summary = _notify_hydration
    ? `notifies of dehydration: ${to.join(', ')}`
    : 'notifies nobody';
  return changeTagAs({ viewer, database }, tag_id, { metadata, summary });
}

function summaryOf({ name, is_hidden }: TagChange): string {
  const words = [
    ...(name === undefined ? [] : [`name: ${name}`]),
    ...(is_hidden === undefined ? [] : [is_hidden ? 'hidden' : 'shown']),
  ];
  return words.join(', ');
}
