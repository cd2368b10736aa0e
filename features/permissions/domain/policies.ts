import { reservedOrganisations } from '#organisation/domain';
import type { CallRight, Subject, Viewer } from '#permissions/contract';
import { isAdmin, isOwner, managedBy, reachOf } from './reach.ts';
import type { Right } from './reach.ts';

/** The viewer may see a person: themselves, or by view_user, manager or admin. */
export function canViewPerson(viewer: Viewer, subject: Subject): boolean {
  return isSelf(viewer, subject) || reaches(viewer, 'view_user', subject);
}

/** The viewer may add a test of a person: by right, or of themselves unless limited. */
export function canMeasurePerson(viewer: Viewer, subject: Subject): boolean {
  if (reaches(viewer, 'measure_user', subject)) return true;
  return isSelf(viewer, subject) && !isLimited(viewer);
}

/** The viewer may add tests of other people, and so run measuring sessions. */
export function canMeasureOthers(viewer: Viewer): boolean {
  const reach = reachOf(viewer, 'measure_user');
  return reach.everybody || reach.tag_ids.length > 0;
}

/**
 * The viewer may record the heat at a location: by the right to measure its members, or somebody else
 * who works there.
 *
 * @param crewTags the labels of everybody else who works there
 */
export function canRecordReading(
  viewer: Viewer,
  location_id: string,
  crewTags: readonly string[],
): boolean {
  const { everybody, tag_ids } = reachOf(viewer, 'measure_user');
  return everybody || tag_ids.some((id) => id === location_id || crewTags.includes(id));
}

/** The viewer may edit a person: themselves, or by Manager, EditUser or admin. */
export function canEditPerson(viewer: Viewer, subject: Subject): boolean {
  return isSelf(viewer, subject) || reaches(viewer, 'edit_user', subject);
}

/** An affected person with their own rights. */
export type Grantee = Subject & Pick<Viewer, 'grants'>;

/** The viewer may delete a person: never themselves or an admin. */
export function canDeletePerson(viewer: Viewer, subject: Grantee): boolean {
  if (isSelf(viewer, subject) || isAdmin(subject)) return false;
  return reaches(viewer, 'delete_user', subject);
}

/**
 * The viewer may hide and show a person: by the edit right. Only viewers with rights over everybody
 * may hide themselves.
 */
export function canHidePerson(viewer: Viewer, subject: Subject): boolean {
  if (isSelf(viewer, subject)) return reachOf(viewer, 'edit_user').everybody;
  return reaches(viewer, 'edit_user', subject);
}

/** The viewer may see a person's measurements: their own, or by ViewMeasure or admin. */
export function canViewMeasurements(viewer: Viewer, subject: Subject): boolean {
  return isSelf(viewer, subject) || reaches(viewer, 'view_measure', subject);
}

/**
 * The server records that the viewer opens the tests of the subject: somebody else who may see them.
 */
export function isViewRecorded(viewer: Viewer, subject: Subject): boolean {
  return !isSelf(viewer, subject) && canViewMeasurements(viewer, subject);
}

/** The viewer may see the raw data of a test: an admin, for any test they see. */
export function canViewRawData(viewer: Pick<Viewer, 'grants'>): boolean {
  return isAdmin(viewer);
}

/** The viewer may change validity, tags and notes of a person's measurements. */
export function canEditMeasurements(viewer: Viewer, subject: Subject): boolean {
  return reaches(viewer, 'edit_measure', subject);
}

/** The viewer may remove and restore a person's measurements. */
export function canDeleteMeasurements(viewer: Viewer, subject: Subject): boolean {
  return reaches(viewer, 'delete_measure', subject);
}

/** The viewer may plan the shifts and leave of a person: an admin, or a manager of one of their tags. */
export function canPlanPerson(viewer: Viewer, { tag_ids }: Pick<Subject, 'tag_ids'>): boolean {
  const managed = managedBy(viewer);
  return managed.everybody || tag_ids.some((tag_id) => managed.tag_ids.includes(tag_id));
}

/** The viewer may see anybody but themselves. */
export function canViewOthers(viewer: Viewer): boolean {
  const reach = reachOf(viewer, 'view_user');
  return reach.everybody || reach.tag_ids.length > 0;
}

/** The viewer may make a call at all; its rows are checked afterwards. */
export function canCall(right: CallRight, viewer: Viewer | null): boolean {
  switch (right) {
    case 'public':
      return true;
    case 'signed_in':
      return viewer !== null;
    case 'org_admin':
      return viewer !== null && isAdmin(viewer);
    case 'owner':
      return viewer !== null && isOwner(viewer);
    case 'support_admin':
      return viewer !== null && isSupportAdmin(viewer);
  }
}

function isSelf(viewer: Viewer, subject: Subject): boolean {
  return viewer.user_id === subject.user_id;
}

function isLimited(viewer: Viewer): boolean {
  return viewer.grants.some(({ access }) => access.includes('limited'));
}

function reaches(viewer: Viewer, right: Right, subject: Subject): boolean {
  const reach = reachOf(viewer, right);
  return reach.everybody || subject.tag_ids.some((tag_id) => reach.tag_ids.includes(tag_id));
}

/**
 * The right SupportAdmin: an admin of the reserved support organisation, into which nobody can
 * register. It gives no access to other organisations by itself; calls that serve all of them check
 * it.
 */
export function isSupportAdmin(viewer: Viewer): boolean {
  return viewer.org_id === reservedOrganisations.support_admin && isAdmin(viewer);
}
