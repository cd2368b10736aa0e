import type { WriteTx } from '#packages/database';
import { HttpError } from '#packages/http/server';
import type { ServerContext } from '#packages/http/server';
import { permissionMessages } from '#permissions/contract';
import type { GivenPermission, Viewer } from '#permissions/contract';
import { canChangePermissions, isAdmin, readGiven } from '#permissions/domain';
import {
  accessChanges,
  findAccess,
  findCurrentRights,
  refusedChange,
  replacePermissions,
} from '#permissions/server';
import { activeTagIds } from '#tags/server';
import { invalidForm } from './refuse-form.ts';

interface PermissionChange {
  currentViewer: Viewer;
  user_id: string;
  given: readonly GivenPermission[];
}

/**
 * Replaces the permissions of a person. The rights of an admin are only changed by the admin calls,
 * so this call makes nobody an admin and removes no admin.
 */
export async function changePermissions(
  tx: WriteTx,
  { now, newId }: Pick<ServerContext, 'now' | 'newId'>,
  { currentViewer, user_id, given }: PermissionChange,
): Promise<void> {
  const subject = await findCurrentRights(tx, user_id);
  if (!isAdmin(currentViewer)) throw new HttpError('FORBIDDEN');
  if (!canChangePermissions(currentViewer, subject)) throw refusedChange(currentViewer, user_id);
  if (isAdmin(subject)) {
    throw new HttpError('FORBIDDEN', { message: permissionMessages.adminElsewhere });
  }
  const read = readGiven(given);
  if (!read.isValid) throw invalidForm(read.errors);
  const { permissions } = read;
  const tag_ids = permissions.flatMap(({ tag_id }) => tag_id ?? []);
  const known = await activeTagIds(tx, tag_ids);
  const strangers = permissions.flatMap(({ tag_id }, index) =>
    tag_id === null || known.has(tag_id) ? [] : [`permissions.${String(index)}.tag_id`],
  );
  if (strangers.length > 0) {
    throw invalidForm(
      Object.fromEntries(strangers.map((field) => [field, permissionMessages.tagUnknown])),
    );
  }
  const before = await findAccess(tx, user_id);
  const hasChanged = await replacePermissions(tx, user_id, permissions, {
    now: now(),
    newId,
  });
  if (!hasChanged) return;
  tx.audit({
    action: 'set_permissions',
    entity: 'user',
    entity_id: user_id,
    summary: permissions
      .map(({ tag_id, access }) => `${tag_id ?? 'all people'}: ${access}`)
      .join('; '),
    changes: accessChanges(before, await findAccess(tx, user_id)),
  });
}
