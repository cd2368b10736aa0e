import type { Access } from './permission.ts';

/** One stop of a slider: its label and all its rights, including those of earlier stops. */
export interface AccessLevel {
  readonly label: string;
  readonly access: readonly Access[];
}

/** Levels of rights over people. */
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

/** Levels of rights over measurements. */
export const measurementLevels = [
  { label: 'None', access: [] },
  { label: 'View', access: ['view_measure'] },
  { label: 'View and Edit', access: ['view_measure', 'edit_measure'] },
  { label: 'View Edit and Delete', access: ['view_measure', 'edit_measure', 'delete_measure'] },
] as const satisfies readonly AccessLevel[];
