import { HttpError } from '#packages/http/server';
import type { Call } from '#packages/http/server';
import type { changeUser } from '#people/contract';
import { permissionMessages } from '#permissions/contract';
import type { Viewer } from '#permissions/contract';
import { canChangePermissions, canViewPerson, isAdmin, readGiven } from '#permissions/domain';
import {
  lockPermissions,
  refusedChange,
  replacePermissions,
  viewerInForce,
} from '#permissions/server';
import { activeTagIds } from '#tags/server';
import { findPeople } from './user-store.ts';

/**
 * Replaces what a person may do. An admin's rights are left to the calls about admins, so nobody
 * becomes or stops being one by this call.
 */
export async function change(call: Call<typeof changeUser, Viewer>) {
  const { viewer, body, database, now, newId } = call;
  const user_id = body.user_id.toLowerCase();
  const given = readGiven(body.permissions);
  await database.write({ org_id: viewer.org_id, actor_user_id: viewer.user_id }, async (tx) => {
    const actor = await lockPermissions(tx, viewer);
    const person = (await findPeople(tx, [user_id])).get(user_id);
    const isThere = person?.active === true && canViewPerson(actor, person);
    if (!isThere) throw new HttpError('NOT_FOUND');
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
  });
  return { user_id };
}

function invalid(errors: Record<string, string>): HttpError {
  const [message = permissionMessages.invalid] = Object.values(errors);
  return new HttpError('INVALID', { message, errors });
}
