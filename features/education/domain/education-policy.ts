import type { AssignmentTarget } from '#education/contract';
import type { Subject, Viewer } from '#permissions/contract';
import { canLeadTags, canPlanPerson, isAdmin, managedBy } from '#permissions/domain';

/** The viewer may read modules and the courses of the people that they manage. */
export function canSeeEducation(viewer: Viewer): boolean {
  return canLeadTags(viewer);
}

/** The viewer may write modules. */
export function canEditModules(viewer: Pick<Viewer, 'grants'>): boolean {
  return isAdmin(viewer);
}

/** The viewer may see and change the courses of a person: a manager of them. */
export function canSeeCourses(viewer: Viewer, subject: Pick<Subject, 'tag_ids'>): boolean {
  return canPlanPerson(viewer, subject);
}

/** The viewer may assign to all members of a tag, or to everyone: who manages them. */
export function canAssignTo(
  viewer: Viewer,
  target: Exclude<AssignmentTarget, { kind: 'people' }>,
): boolean {
  const managed = managedBy(viewer);
  if (managed.everybody) return true;
  return target.kind === 'tag' && managed.tag_ids.includes(target.tag_id);
}
