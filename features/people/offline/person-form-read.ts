import { defineRead } from '#packages/sync/offline';
import type { User } from '#people/contract';
import { accountProblem, mergeProblem } from '#people/domain';
import type { PermissionScope } from '#people/domain';
import { canChangePermissions, canEditPerson, isAdmin, isOwner } from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import { scopesOf } from './permission-list.ts';
import { peopleById } from './user-rows.ts';

/** A person as their form shows them, with what the viewer may change. */
export interface PersonFormData {
  person: User;
  scopes: PermissionScope[];
  isOwn: boolean;
  /** An org admin: their rights are changed on another page. */
  isAdmin: boolean;
  /** They sign in with a work account and have no password here. */
  isFederated: boolean;
  /** Message why the viewer may not set how this person signs in; null if they may. */
  accountProblem: string | null;
  may: { edit: boolean; setAccess: boolean; setAdmin: boolean };
}

/** A person for their form; null if there is none. */
export const personForm = defineRead({
  name: 'people.form',
  tables: ['users', 'permissions', 'tags'],
  run(copy, { user_id }: { user_id: string }, context): PersonFormData | null {
    const person = peopleById(copy).get(user_id);
    if (person === undefined || !person.active) return null;
    const viewer = viewerOf(copy, context.user_id);
    const subject = viewerOf(copy, user_id);
    const isOwn = viewer.user_id === user_id;
    return {
      ...{ person, isOwn, scopes: scopesOf(copy, subject) },
      isAdmin: isAdmin(subject),
      isFederated: '_federated_provider' in person.metadata,
      accountProblem: accountProblem(viewer, { ...subject, tag_ids: person.tag_ids }),
      may: {
        edit: canEditPerson(viewer, person),
        setAccess: canChangePermissions(viewer, subject) && !isAdmin(subject),
        setAdmin: isOwner(viewer) && !isOwn,
      },
    };
  },
});

/** Message why the viewer may not merge one person into another; null if they may. */
export const personMerge = defineRead({
  name: 'people.merge_problem',
  tables: ['users', 'permissions'],
  run(
    copy,
    { source_user_id, target_user_id }: { source_user_id: string; target_user_id: string },
    context,
  ): string | null {
    const [source, target] = [source_user_id, target_user_id].map((id) => peopleById(copy).get(id));
    // The dialog itself handles people who are not in the copy.
    if (source === undefined || target === undefined) return null;
    const { grants } = viewerOf(copy, source_user_id);
    return mergeProblem(viewerOf(copy, context.user_id), { ...source, grants }, target);
  },
});
