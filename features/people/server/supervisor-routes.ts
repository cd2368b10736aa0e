import type { Tx, WriteTx } from '#packages/database';
import { bind, fieldError, HttpError } from '#packages/http/server';
import type { Bound, Call } from '#packages/http/server';
import { listSupervisors, peopleMessages, setSupervisors } from '#people/contract';
import type { Viewer } from '#permissions/contract';
import {
  accessFromText,
  accessToText,
  canChangePermissions,
  canManageTag,
  isAdmin,
} from '#permissions/domain';
import {
  accessChanges,
  findAccess,
  findCurrentRights,
  lockPermissions,
  refusedChange,
  replacePermission,
} from '#permissions/server';
import type { Making } from '#permissions/server';
import { tagNotFound } from '#tags/contract';
import { activeTagIds, lockTags } from '#tags/server';
import { findSupervisors } from './supervisor-store.ts';
import { findPeople } from './user-store.ts';

/** Calls about the managers of a tag. */
export const supervisorCalls: Bound<Viewer>[] = [
  bind(listSupervisors, async ({ viewer, params, database }) =>
    database.read(viewer.org_id, async (tx) => {
      const tag_id = params.id.toLowerCase();
      refuseMissing(await activeTagIds(tx, [tag_id]), tag_id);
      if (!canManageTag(viewer, tag_id)) throw new HttpError('FORBIDDEN');
      return findSupervisors(tx, tag_id);
    }),
  ),
  bind(setSupervisors, replaceSupervisors),
];

async function replaceSupervisors({
  viewer,
  body,
  database,
  now,
  newId,
}: Call<typeof setSupervisors, Viewer>) {
  const tag_id = body.tag_id.toLowerCase();
  const wanted = new Set(body.user_ids.map((id) => id.toLowerCase()));
  return database.write(viewer, async (tx) => {
    const currentViewer = await lockPermissions(tx, viewer);
    if (!isAdmin(currentViewer)) throw new HttpError('FORBIDDEN');
    refuseMissing(await lockTags(tx, [tag_id]), tag_id);
    await refuseNobody(tx, [...wanted]);
    const before = new Set((await findSupervisors(tx, tag_id)).map(({ user_id }) => user_id));
    const moved = [
      ...[...wanted].filter((id) => !before.has(id)),
      ...[...before].filter((id) => !wanted.has(id)),
    ];
    const making = { now: now(), newId };
    for (const user_id of moved) {
      await changeSupervisor(
        tx,
        currentViewer,
        { tag_id, user_id, isManager: wanted.has(user_id) },
        making,
      );
    }
    return findSupervisors(tx, tag_id);
  });
}

/**
 * Makes a person a manager of the tag or removes that right. Their other rights over the tag do not
 * change.
 */
async function changeSupervisor(
  tx: WriteTx,
  currentViewer: Viewer,
  { tag_id, user_id, isManager }: { tag_id: string; user_id: string; isManager: boolean },
  making: Making,
): Promise<void> {
  const subject = await findCurrentRights(tx, user_id);
  if (!canChangePermissions(currentViewer, subject)) throw refusedChange(currentViewer, user_id);
  const held = subject.grants.find((grant) => grant.tag_id === tag_id)?.access ?? [];
  const others = held.filter((value) => value !== 'manager' && value !== 'none');
  const access = accessToText(
    accessFromText([...others, ...(isManager ? ['manager'] : [])].join()),
  );
  const before = await findAccess(tx, user_id);
  await replacePermission(tx, user_id, { tag_id, access: access === '' ? null : access }, making);
  const changes = accessChanges(before, await findAccess(tx, user_id));
  const action = isManager ? 'add_supervisor' : 'remove_supervisor';
  const about = { entity: 'tag', entity_id: tag_id, subject_user_id: user_id };
  tx.audit({ action, ...about, summary: user_id, changes });
}

function refuseMissing(known: ReadonlySet<string>, tag_id: string): void {
  if (!known.has(tag_id)) throw new HttpError('NOT_FOUND', { message: tagNotFound(tag_id) });
}

async function refuseNobody(tx: Tx, user_ids: readonly string[]): Promise<void> {
  const people = await findPeople(tx, user_ids);
  if (user_ids.every((id) => people.get(id)?.active === true)) return;
  throw fieldError('user_ids', peopleMessages.unknown);
}
