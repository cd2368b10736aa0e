import type { Subject, Viewer } from '#permissions/contract';
import { isAdmin, managedBy, reachOf } from './reach.ts';

/**
 * The viewer may put a person into a tag, or take them out of it: whoever may edit that person, into
 * and out of tags whose people they edit. What they wear themselves only somebody else changes, but
 * for whom everybody's is open.
 */
export function canLabelPerson(viewer: Viewer, subject: Subject, tag_id: string): boolean {
  const { everybody, tag_ids } = reachOf(viewer, 'edit_user');
  if (everybody) return true;
  if (viewer.user_id === subject.user_id || !tag_ids.includes(tag_id)) return false;
  return subject.tag_ids.some((worn) => tag_ids.includes(worn));
}

/** The viewer may make, rename, hide and delete tags, and say what is known of them. */
export function canChangeTags(viewer: Viewer): boolean {
  return isAdmin(viewer);
}

/** The viewer may look after who wears a tag, and see who supervises it. */
export function canManageTag(viewer: Viewer, tag_id: string): boolean {
  const { everybody, tag_ids } = managedBy(viewer);
  return everybody || tag_ids.includes(tag_id);
}
