import type { Viewer } from '#permissions/contract';
import { isAdmin, isOwner } from '#permissions/domain';
import type { AccessWord } from './person-list.ts';

/** One word for what a person may do: the highest of their grants. */
export function accessWord(viewer: Viewer): AccessWord {
  if (isOwner(viewer)) return 'Owner';
  if (isAdmin(viewer)) return 'Admin';
  const values = viewer.grants.flatMap(({ access }) => access);
  if (values.includes('manager')) return 'Manager';
  return values.some((value) => value !== 'none' && value !== 'limited') ? 'Custom' : 'none';
}
