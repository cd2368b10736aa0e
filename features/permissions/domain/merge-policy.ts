import type { Subject, Viewer } from '#permissions/contract';
import { canGiveTag } from './label-policy.ts';
import {
  canDeleteMeasurements,
  canDeletePerson,
  canEditMeasurements,
  canEditPerson,
} from './policies.ts';
import type { Grantee } from './policies.ts';
import { isAdmin } from './reach.ts';
import { canViewValues } from './value-policy.ts';

/** Why a merge is refused; the first reason that applies, in this order. */
type MergeRefusal = 'people' | 'into_self' | 'tests' | 'tags';

/**
 * Why the viewer may not merge one person into another; null if they may.
 *
 * - `people`: they may not delete and edit the source, or not edit the target
 * - `into_self`: the tests would become their own permanently, which only an admin may do
 * - `tests`: they may not view, edit and delete the moved tests, with their values
 * - `tags`: the target would get a tag that they may not add to it
 */
export function mergeRefusal(
  viewer: Viewer,
  source: Grantee,
  target: Subject,
): MergeRefusal | null {
  const isSame = source.user_id === target.user_id;
  const mayEdit = canEditPerson(viewer, source) && canEditPerson(viewer, target);
  if (isSame || !mayEdit || !canDeletePerson(viewer, source)) return 'people';
  if (viewer.user_id === target.user_id && !isAdmin(viewer)) return 'into_self';
  if (!canMoveMeasurements(viewer, source)) return 'tests';
  const added = source.tag_ids.filter((tag_id) => !target.tag_ids.includes(tag_id));
  return added.every((tag_id) => canGiveTag(viewer, target, tag_id)) ? null : 'tags';
}

/** Moving tests to another person requires all rights over them. */
function canMoveMeasurements(viewer: Viewer, source: Subject): boolean {
  return (
    canViewValues(viewer, source) &&
    canEditMeasurements(viewer, source) &&
    canDeleteMeasurements(viewer, source)
  );
}
