import { permissionMessages } from '#permissions/contract';
import type { Access, GivenPermission } from '#permissions/contract';
import { accessFromText, accessToText, unknownAccess } from './access-list.ts';

/** The given permissions with canonical lists; or error messages by field. */
export type GivenResult =
  | { isValid: true; permissions: GivenPermission[] }
  | { isValid: false; errors: Record<string, string> };

/**
 * Validates the permissions given to a person: known values, one list for each tag, and no admin
 * rights, which have their own call.
 */
export function readGiven(given: readonly GivenPermission[]): GivenResult {
  const errors: Record<string, string> = {};
  const scopes = new Set<string | null>();
  const permissions = given.map(({ access: text, tag_id: scope }, index) => {
    const [access, tag_id] = [accessGiven(text), scope?.toLowerCase() ?? null];
    const problem = problemOf(access, tag_id, scopes.has(tag_id));
    if (problem !== null) errors[`permissions.${String(index)}.access`] = problem;
    scopes.add(tag_id);
    return { access: accessToText(access ?? []), tag_id };
  });
  if (Object.keys(errors).length > 0) return { isValid: false, errors };
  return { isValid: true, permissions };
}

/** A given access list in canonical form; null if it is invalid. */
export function accessGiven(text: string): Access[] | null {
  const access = accessFromText(text);
  if (access.length === 0 || unknownAccess(text).length > 0) return null;
  return isValidAccess(access) ? access : null;
}

/**
 * The rights to measure a person and to see or change tests require the right to see the person.
 */
export function isValidAccess(access: readonly Access[]): boolean {
  return access.includes('view_user') || !access.some((value) => needsView.has(value));
}

/** The list with `view_user` added if another right requires it. */
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
  // 'none' means no rights; 'special' marks rights chosen by hand for one tag.
  const contradicts = access.includes('none') && access.length > 1;
  if (contradicts || (tag_id === null && access.includes('special'))) {
    return permissionMessages.invalid;
  }
  const isOfAdmin = access.includes('admin') || access.includes('super');
  return isOfAdmin ? permissionMessages.adminElsewhere : null;
}
