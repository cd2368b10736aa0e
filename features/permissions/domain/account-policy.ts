import type { Subject, Viewer } from '#permissions/contract';
import { canEditPerson } from './policies.ts';
import { isAdmin, isOwner, managedBy, reachOf } from './reach.ts';
import type { Reach, Right } from './reach.ts';
import { canViewValues } from './value-policy.ts';

/** The viewer may add a person with these tags: they may edit people in all of them. */
export function canAddPerson(viewer: Viewer, { tag_ids }: Pick<Subject, 'tag_ids'>): boolean {
  const reach = reachOf(viewer, 'edit_user');
  if (reach.everybody) return true;
  return tag_ids.length > 0 && tag_ids.every((tag_id) => reach.tag_ids.includes(tag_id));
}

/** The viewer may add a person with at least some tags. */
export function canAddPeople(viewer: Viewer): boolean {
  return canAddPerson(viewer, { tag_ids: reachOf(viewer, 'edit_user').tag_ids });
}

/**
 * Why the viewer may not set how a person signs in; the first reason that applies, in this order.
 */
type AccountRefusal = 'person' | 'admin' | 'tests' | 'rights';

/** A person whose account is set, with their own rights. */
export type AccountHolder = Subject & Pick<Viewer, 'grants' | 'org_id'>;

/**
 * Why the viewer may not set the email and password of a person; null if they may. With either of
 * them the viewer could sign in as that person (their own email would receive the reset link), so
 * they must already have all rights that the person has.
 *
 * - `person`: they may not edit the person
 * - `admin`: the account of an admin is set by an owner
 * - `tests`: they may not view the person's own tests and their values, which an account always shows
 * - `rights`: the person has a right that the viewer does not have
 */
export function accountRefusal(viewer: Viewer, subject: AccountHolder): AccountRefusal | null {
  if (!canEditPerson(viewer, subject)) return 'person';
  if (viewer.user_id === subject.user_id || isOwner(viewer)) return null;
  if (isAdmin(subject)) return 'admin';
  if (!canViewValues(viewer, subject)) return 'tests';
  return isAdmin(viewer) || maysAll(viewer, subject) ? null : 'rights';
}

const rights: readonly Right[] = [
  'view_user',
  'edit_user',
  'delete_user',
  'measure_user',
  'view_measure',
  'edit_measure',
  'delete_measure',
];

/** Whether one viewer has all rights over others that the other has. */
function maysAll(viewer: Viewer, other: Viewer): boolean {
  const covers = (own: Reach, theirs: Reach) =>
    own.everybody ||
    (!theirs.everybody && theirs.tag_ids.every((tag_id) => own.tag_ids.includes(tag_id)));
  return (
    covers(managedBy(viewer), managedBy(other)) &&
    rights.every((right) => covers(reachOf(viewer, right), reachOf(other, right)))
  );
}
