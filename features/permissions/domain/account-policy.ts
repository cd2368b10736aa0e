import type { Subject, Viewer } from '#permissions/contract';
import { canEditPerson } from './policies.ts';
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

/**
 * The viewer may change with which e-mail and password a person signs in: whoever may edit them, but
 * an admin's only an owner. Since that opens the account, nobody does so who is no admin and may less
 * than the person.
 */
export function canSetAccount(
  viewer: Viewer,
  subject: Subject & Pick<Viewer, 'grants' | 'org_id'>,
): boolean {
  if (!canEditPerson(viewer, subject)) return false;
  if (viewer.user_id === subject.user_id || isOwner(viewer)) return true;
  if (isAdmin(subject)) return false;
  return isAdmin(viewer) || maysAll(viewer, subject);
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
