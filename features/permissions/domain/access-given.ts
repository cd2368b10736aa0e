import { permissionMessages } from '#permissions/contract';
import type { Access, GivenPermission } from '#permissions/contract';
import { accessFromText, accessToText, unknownAccess } from './access-list.ts';

/** What was given, each list canonical; or what is wrong, sentences by field. */
export type GivenResult =
  | { isValid: true; permissions: GivenPermission[] }
  | { isValid: false; errors: Record<string, string> };

/**
 * Checks the permissions that somebody gives to a person: known values, one list for each tag, and
 * nothing that makes an admin, for which there is a way of its own.
 */
export function readGiven(given: readonly GivenPermission[]): GivenResult {
  const errors: Record<string, string> = {};
  const scopes = new Set<string | null>();
  const permissions = given.map(({ access: text, tag_id: scope }, place) => {
    const [access, tag_id] = [accessGiven(text), scope?.toLowerCase() ?? null];
    const problem = problemOf(access, tag_id, scopes.has(tag_id));
    if (problem !== null) errors[`permissions.${String(place)}.access`] = problem;
    scopes.add(tag_id);
    return { access: accessToText(access ?? []), tag_id };
  });
  if (Object.keys(errors).length > 0) return { isValid: false, errors };
  return { isValid: true, permissions };
}

/** A given access list in canonical form; null where it is no valid permission. */
export function accessGiven(text: string): Access[] | null {
  const access = accessFromText(text);
  if (access.length === 0 || unknownAccess(text).length > 0) return null;
  return isValidAccess(access) ? access : null;
}

/** Whoever may measure somebody, or see or change tests, must be able to see whose they are. */
export function isValidAccess(access: readonly Access[]): boolean {
  return access.includes('view_user') || !access.some((value) => needsView.has(value));
}

/** The list with `view_user` where one of its rights needs it. */
export function withView(access: readonly Access[]): Access[] {
  const words = isValidAccess(access) ? access : [...access, 'view_user'];
  return accessFromText(words.join());
}

const needsView: ReadonlySet<Access> = new Set([
  'measure_user',
  'view_measure',
  'edit_measure',
  'delete_measure',
]);

function problemOf(
  access: Access[] | null,
  tag_id: string | null,
  isTwice: boolean,
): string | null {
  if (access === null || isTwice) return permissionMessages.invalid;
  // 'none' says that nothing may be done; 'special' marks what was chosen by hand for one tag.
  const contradicts = access.includes('none') && access.length > 1;
  if (contradicts || (tag_id === null && access.includes('special'))) {
    return permissionMessages.invalid;
  }
  const isOfAdmin = access.includes('admin') || access.includes('super');
  return isOfAdmin ? permissionMessages.adminElsewhere : null;
}
