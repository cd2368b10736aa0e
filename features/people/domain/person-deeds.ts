import { peopleMessages } from '#people/contract';
import type { Subject, Viewer } from '#permissions/contract';
import {
  canDeletePerson,
  canEditPerson,
  canHidePerson,
  canMergePeople,
  isAdmin,
} from '#permissions/domain';
import type { Grantee } from '#permissions/domain';
import type { Refusals } from './person-list.ts';

/** Why the viewer may not hide a person or show them again, in a sentence; null where they may. */
export function hideProblem(viewer: Viewer, subject: Subject): string | null {
  return canHidePerson(viewer, subject) ? null : peopleMessages.hideRight;
}

/** Why the viewer may not delete a person, in a sentence; null where they may. */
export function deleteProblem(viewer: Viewer, subject: Grantee): string | null {
  if (canDeletePerson(viewer, subject)) return null;
  if (viewer.user_id === subject.user_id) return peopleMessages.deleteOwn;
  return isAdmin(subject) ? peopleMessages.deleteAdmin : peopleMessages.deleteRight;
}

/** Why the viewer may not merge one person into another, in a sentence; null where they may. */
export function mergeProblem(viewer: Viewer, source: Grantee, target: Subject): string | null {
  if (source.user_id === target.user_id) return peopleMessages.mergeSame;
  if (canMergePeople(viewer, source, target)) return null;
  if (viewer.user_id === source.user_id) return peopleMessages.mergeOwn;
  return isAdmin(source) ? peopleMessages.mergeAdmin : peopleMessages.mergeRight;
}

/** What the viewer may not do with a person, each with the reason. */
export function refusalsOf(viewer: Viewer, subject: Grantee): Refusals {
  const into = { user_id: '', tag_ids: subject.tag_ids };
  return {
    hide: hideProblem(viewer, subject),
    remove: deleteProblem(viewer, subject),
    // Who may not be hidden may not be labelled either: both ask who edits them by right.
    label: canHidePerson(viewer, subject) ? null : peopleMessages.labelRight,
    // A target with the same tags stands for any that the viewer may edit.
    mergeAway: mergeProblem(viewer, subject, into),
    mergeInto: canEditPerson(viewer, subject) ? null : peopleMessages.mergeRight,
  };
}
