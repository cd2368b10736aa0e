import { defineRead } from '#packages/sync/offline';
import type { User } from '#people/contract';
import type { PermissionScope } from '#people/domain';
import {
  canChangePermissions,
  canEditPerson,
  canSetAccount,
  isAdmin,
  isOwner,
} from '#permissions/domain';
import { viewerOf } from '#permissions/offline';
import { scopesOf } from './permission-list.ts';
import { peopleById } from './user-rows.ts';

/** Somebody as their form shows them, with what whoever asks may change. */
export interface FormPerson {
  person: User;
  scopes: PermissionScope[];
  isOwn: boolean;
  /** An org admin: what they may do is changed elsewhere. */
  isAdmin: boolean;
  /** They sign in at the provider of work accounts, without a password here. */
  isFederated: boolean;
  may: { edit: boolean; setAccount: boolean; setAccess: boolean; setAdmin: boolean };
}

/** A person for their form; null for nobody who is there. */
export const personForm = defineRead({
  name: 'people.form',
  tables: ['users', 'permissions', 'tags'],
  run(copy, { user_id }: { user_id: string }, context): FormPerson | null {
    const person = peopleById(copy).get(user_id);
    if (person === undefined || !person.active) return null;
    const viewer = viewerOf(copy, context.user_id);
    const subject = viewerOf(copy, user_id);
    const isOwn = viewer.user_id === user_id;
    return {
      ...{ person, isOwn, scopes: scopesOf(copy, subject) },
      isAdmin: isAdmin(subject),
      isFederated: '_federated_provider' in person.metadata,
      may: {
        edit: canEditPerson(viewer, person),
        setAccount: canSetAccount(viewer, { ...subject, tag_ids: person.tag_ids }),
        setAccess: canChangePermissions(viewer, subject) && !isAdmin(subject),
        setAdmin: isOwner(viewer) && !isOwn,
      },
    };
  },
});
