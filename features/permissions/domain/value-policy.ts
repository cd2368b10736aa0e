import type { OrganisationMetadata } from '#organisation/contract';
import type { Subject, Viewer } from '#permissions/contract';
import { canViewMeasurements } from './policies.ts';
import { isAdmin } from './reach.ts';

/** The settings that decide who sees values. */
export type ValueSettings = Pick<OrganisationMetadata, '_supervisors_see' | '_values_seen_by'>;

/**
 * Whether an organisation with these settings hides values of other people's tests from a person. A
 * setting that this version does not know hides them.
 */
export function hidesValues(
  { _supervisors_see, _values_seen_by = [] }: ValueSettings,
  user_id: string,
): boolean {
  if (_supervisors_see === undefined || _supervisors_see === 'values') return false;
  return !_values_seen_by.includes(user_id);
}

/**
 * The viewer may see the values, notes, survey answers and linked values of a person's tests: their
 * own, and those of tests that they may see, unless the organisation hides them. Admins see all.
 */
export function canViewValues(viewer: Viewer, subject: Subject): boolean {
  if (viewer.user_id === subject.user_id) return true;
  return canViewMeasurements(viewer, subject) && seesOtherValues(viewer);
}

/** The viewer may see the values of every test that they may see, not only of their own. */
export function seesOtherValues(viewer: Viewer): boolean {
  return isAdmin(viewer) || viewer.values_hidden !== true;
}
