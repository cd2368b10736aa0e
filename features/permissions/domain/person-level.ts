import type { Viewer } from '#permissions/contract';
import { isAdmin, isOwner } from './reach.ts';

export const personLevels = ['Owner', 'Admin', 'Manager', 'Custom', 'None'] as const;
export type PersonLevel = (typeof personLevels)[number];

/** The level of a person: the highest of their grants. */
export function levelOf(viewer: Pick<Viewer, 'grants'>): PersonLevel {
  if (isOwner(viewer)) return 'Owner';
  if (isAdmin(viewer)) return 'Admin';
  const values = viewer.grants.flatMap(({ access }) => access);
  if (values.includes('manager')) return 'Manager';
  return values.some((value) => value !== 'none' && value !== 'limited') ? 'Custom' : 'None';
}
