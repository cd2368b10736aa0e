import type { WriteTx } from '#packages/database';
import { HttpError } from '#packages/http/server';
import type { Call } from '#packages/http/server';
import type { changeUser } from '#people/contract';
import { permissionMessages } from '#permissions/contract';
import type { Viewer } from '#permissions/contract';
import {
  canChangePermissions,
  canEditPerson,
  canViewPerson,
  isAdmin,
  readGiven,
} from '#permissions/domain';
import {
  lockPermissions,
  refusedChange,
  replacePermissions,
  viewerInForce,
} from '#permissions/server';
import { activeTagIds } from '#tags/server';
import { changeNames } from './user-names.ts';
import { findPeople } from './user-store.ts';

type ChangeCall = Call<typeof changeUser, Viewer>;

/** Changes what was sent of a person, all of it or nothing; what was not sent stays. */
export async function change(call: ChangeCall) {
  const { viewer, body, database } = call;
  const { name_first, name_last, permissions } = body;
  const user_id = body.user_id.toLowerCase();
  const hasNames = name_first !== undefined || name_last !== undefined;
  await database.write({ org_id: viewer.org_id, actor_user_id: viewer.user_id }, async (tx) => {
    const actor = await lockPermissions(tx, viewer);
    const person = (await findPeople(tx, [user_id])).get(user_id);
    const isThere = person?.active === true && canViewPerson(actor, person);
    if (!isThere) throw new HttpError('NOT_FOUND');
    if (hasNames || permissions === undefined) {
      if (!canEditPerson(actor, person)) throw new HttpError('FORBIDDEN');
      await changeNames(tx, person, { name_first, name_last });
    }
    if (permissions !== undefined) {
      await changePermissions(tx, call, { actor, user_id, given: readGiven(permissions) });
    }
  });
  return { user_id };
}

interface Change {
  actor: Viewer;
  user_id: string;
  given: ReturnType<typeof readGiven>;
}

/**
 * Replaces what a person may do. An admin's rights are left to the calls about admins, so nobody
 * becomes or stops being one by this call.
 */
async function changePermissions(
  tx: WriteTx,
  { now, newId }: Pick<ChangeCall, 'now' | 'newId'>,
  { actor, user_id, given }: Change,
): Promise<void> {
  const subject = await viewerInForce(tx, user_id);
  if (!isAdmin(actor)) throw new HttpError('FORBIDDEN');
  if (!canChangePermissions(actor, subject)) throw refusedChange(actor, user_id);
  if (isAdmin(subject)) {
    throw new HttpError('FORBIDDEN', { message: permissionMessages.adminElsewhere });
  }
  if (!given.isValid) throw invalid(given.errors);
  const tag_ids = given.permissions.flatMap(({ tag_id }) => tag_id ?? []);
  const known = await activeTagIds(tx, tag_ids);
  const strangers = given.permissions.flatMap(({ tag_id }, place) =>
    tag_id === null || known.has(tag_id) ? [] : [`permissions.${String(place)}.tag_id`],
  );
  if (strangers.length > 0) {
    throw invalid(
      Object.fromEntries(strangers.map((field) => [field, permissionMessages.tagUnknown])),
    );
  }
  const hasChanged = await replacePermissions(tx, user_id, given.permissions, {
    now: now(),
    newId,
  });
  if (!hasChanged) return;
  tx.audit({
    action: 'set_permissions',
    entity: 'user',
    entity_id: user_id,
    summary: given.permissions
      .map(({ tag_id, access }) => `${tag_id ?? 'all people'}: ${access}`)
      .join('; '),
  });
}

function invalid(errors: Record<string, string>): HttpError {
  const [message = permissionMessages.invalid] = Object.values(errors);
  return new HttpError('INVALID', { message, errors });
}
