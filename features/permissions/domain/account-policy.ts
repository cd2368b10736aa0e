import type { Subject, Viewer } from '#permissions/contract';
import { canEditPerson, canViewMeasurements } from './policies.ts';
import { isAdmin, isOwner, managedBy, reachOf } from './reach.ts';
import type { Reach, Right } from './reach.ts';

/** The viewer may add somebody who wears these tags: for whom they may edit people in all of them. */
export function canAddPerson(viewer: Viewer, { tag_ids }: Pick<Subject, 'tag_ids'>): boolean {
  const reach = reachOf(viewer, 'edit_user');
  if (reach.everybody) return true;
  return tag_ids.length > 0 && tag_ids.every((tag_id) => reach.tag_ids.includes(tag_id));
}

/** The viewer may add somebody at all, with the right tags. */
export function canAddPeople(viewer: Viewer): boolean {
  return canAddPerson(viewer, { tag_ids: reachOf(viewer, 'edit_user').tag_ids });
}

/** Why the viewer may not set how a person signs in; the first that applies, in this order. */
type AccountRefusal = 'person' | 'admin' | 'tests' | 'rights';

/** Somebody whose account is set, with what they may do themselves. */
export type AccountHolder = Subject & Pick<Viewer, 'grants' | 'org_id'>;

/**
 * Why the viewer may not set the email and password with which a person signs in; null where they may.
 * Whoever sets either can sign in as that person (an email of one's own receives the reset link), so
 * the viewer must already be able to read and do all that the person can.
 *
 * - `person`: they may not edit the person
 * - `admin`: the account of an admin is set by an owner
 * - `tests`: they may not view the person's own tests, which an account always shows
 * - `rights`: the person may do something that the viewer may not
 */
export function accountRefusal(viewer: Viewer, subject: AccountHolder): AccountRefusal | null {
  if (!canEditPerson(viewer, subject)) return 'person';
  if (viewer.user_id === subject.user_id || isOwner(viewer)) return null;
  if (isAdmin(subject)) return 'admin';
  if (!canViewMeasurements(viewer, subject)) return 'tests';
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

/** Whether one may everything that the other may, themselves not counted. */
function maysAll(viewer: Viewer, other: Viewer): boolean {
  const covers = (own: Reach, theirs: Reach) =>
    own.everybody ||
    (!theirs.everybody && theirs.tag_ids.every((tag_id) => own.tag_ids.includes(tag_id)));
  return (
    covers(managedBy(viewer), managedBy(other)) &&
    rights.every((right) => covers(reachOf(viewer, right), reachOf(other, right)))
  );
}
