import type { Access } from './permission.ts';

/** One stop of a slider: its label and every value it stands for, those of the stops before too. */
export interface AccessLevel {
  readonly label: string;
  readonly access: readonly Access[];
}

/** What can be done with people, from nothing to everything. */
export const accountLevels = [
  { label: 'None', access: [] },
  { label: 'View', access: ['view_user'] },
  { label: 'View and Measure', access: ['view_user', 'measure_user'] },
  { label: 'View Measure and Edit', access: ['view_user', 'measure_user', 'edit_user'] },
  {
    label: 'View Measure Edit and Delete',
    access: ['view_user', 'measure_user', 'edit_user', 'delete_user'],
  },
] as const satisfies readonly AccessLevel[];

/** What can be done with their measurements. */
export const measurementLevels = [
  { label: 'None', access: [] },
  { label: 'View', access: ['view_measure'] },
  { label: 'View and Edit', access: ['view_measure', 'edit_measure'] },
  { label: 'View Edit and Delete', access: ['view_measure', 'edit_measure', 'delete_measure'] },
] as const satisfies readonly AccessLevel[];
