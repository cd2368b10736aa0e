import { peopleMessages } from '#people/contract';
import type { Subject, Viewer } from '#permissions/contract';
import {
  accountRefusal,
  canDeletePerson,
  canEditPerson,
  canHidePerson,
  canViewValues,
  isAdmin,
  mergeRefusal,
} from '#permissions/domain';
import type { AccountHolder, Grantee } from '#permissions/domain';
import { tagMessages } from '#tags/contract';
import type { Refusals } from './person-list.ts';

/** Message why the viewer may not hide or show a person; null if they may. */
export function hideProblem(viewer: Viewer, subject: Subject): string | null {
  return canHidePerson(viewer, subject) ? null : peopleMessages.hideRight;
}

/** Message why the viewer may not delete a person; null if they may. */
export function deleteProblem(viewer: Viewer, subject: Grantee): string | null {
  if (canDeletePerson(viewer, subject)) return null;
  if (viewer.user_id === subject.user_id) return peopleMessages.deleteOwn;
  return isAdmin(subject) ? peopleMessages.deleteAdmin : peopleMessages.deleteRight;
}

/** Message why the viewer may not merge one person into another; null if they may. */
export function mergeProblem(viewer: Viewer, source: Grantee, target: Subject): string | null {
  if (source.user_id === target.user_id) return peopleMessages.mergeSame;
  const refusal = mergeRefusal(viewer, source, target);
  switch (refusal) {
    case null:
      return null;
    case 'people':
      if (viewer.user_id === source.user_id) return peopleMessages.mergeOwn;
      return isAdmin(source) ? peopleMessages.mergeAdmin : peopleMessages.mergeRight;
    case 'into_self':
      return peopleMessages.mergeIntoOwn;
    case 'tests':
      return peopleMessages.mergeTests;
    case 'tags':
      return peopleMessages.mergeTags;
  }
}

/** Message why the viewer may not set the email and password of a person; null if they may. */
export function accountProblem(viewer: Viewer, subject: AccountHolder): string | null {
  const refusal = accountRefusal(viewer, subject);
  switch (refusal) {
    case null:
      return null;
    case 'admin':
      return peopleMessages.accountByOwner;
    case 'tests':
      return peopleMessages.accountTests;
    case 'person':
    case 'rights':
      return peopleMessages.accountNotYours;
  }
}

/**
 * Message why the viewer may not give an account to a new person with these tags; null if they may.
 * A new person has no rights over others yet.
 */
export function newAccountProblem(viewer: Viewer, { user_id, tag_ids }: Subject): string | null {
  const refusal = accountRefusal(viewer, { user_id, tag_ids, org_id: viewer.org_id, grants: [] });
  return refusal === null ? null : peopleMessages.newAccountTests;
}

/** The actions that the viewer may not do with a person, each with its reason. */
export function refusalsOf(viewer: Viewer, subject: Grantee): Refusals {
  const into = { user_id: '', tag_ids: subject.tag_ids };
  // Hiding and labelling both require the edit right, so the hide rule decides both.
  const label = canHidePerson(viewer, subject) ? null : peopleMessages.labelRight;
  const giveTags = canViewValues(viewer, subject) ? null : tagMessages.testsNotYours;
  return {
    hide: hideProblem(viewer, subject),
    remove: deleteProblem(viewer, subject),
    label,
    giveTags: label ?? giveTags,
    // A target with the same tags represents any person that the viewer may edit. The dialog checks
    // both people.
    mergeAway: mergeProblem(viewer, subject, into),
    mergeInto: mergeIntoProblem(viewer, subject),
  };
}

function mergeIntoProblem(viewer: Viewer, target: Subject): string | null {
  if (!canEditPerson(viewer, target)) return peopleMessages.mergeRight;
  const isOwn = viewer.user_id === target.user_id;
  return isOwn && !isAdmin(viewer) ? peopleMessages.mergeIntoOwn : null;
}
