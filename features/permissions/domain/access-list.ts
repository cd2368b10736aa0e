import { accessValues } from '#permissions/contract';
import type { Access, Grant, Permission } from '#permissions/contract';

const known = new Set<string>(accessValues);

/**
 * Parses a comma-separated access list: trimmed, lower case, without duplicates, in canonical
 * order. Unknown words are left out.
 */
export function accessFromText(text: string): Access[] {
  const words = new Set(text.split(',').map((word) => word.trim().toLowerCase()));
  return accessValues.filter((value) => words.has(value));
}

/** An access list in stored form. */
export function accessToText(access: readonly Access[]): string {
  return accessFromText(access.join()).join();
}

/** Words of an access list that are unknown. */
export function unknownAccess(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '' && !known.has(word));
}

/** The grants of one person: their active permissions with parsed lists. */
export function grantsOf(
  permissions: readonly Pick<Permission, 'access' | 'tag_id' | 'active' | 'user_id'>[],
  user_id: string,
): Grant[] {
  return permissions
    .filter((permission) => permission.active && permission.user_id === user_id)
    .map(({ access, tag_id }) => ({ access: accessFromText(access), tag_id }));
}
