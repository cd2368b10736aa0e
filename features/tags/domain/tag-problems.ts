import type { Subject, Viewer } from '#permissions/contract';
import { canGiveTag, canLabelPerson } from '#permissions/domain';
import { tagMessages } from '#tags/contract';

/** Message why the viewer may not add a tag to a person; null if they may. */
export function giveTagProblem(viewer: Viewer, subject: Subject, tag_id: string): string | null {
  if (canGiveTag(viewer, subject, tag_id)) return null;
  return takeTagProblem(viewer, subject, tag_id) ?? tagMessages.testsNotYours;
}

/** Message why the viewer may not remove a tag from a person; null if they may. */
export function takeTagProblem(viewer: Viewer, subject: Subject, tag_id: string): string | null {
  return canLabelPerson(viewer, subject, tag_id) ? null : tagMessages.tagsNotYours;
}
