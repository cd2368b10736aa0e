import { z } from 'zod';

/** All access values, in canonical order. */
export const accessValues = [
  'none',
  'super',
  'admin',
  'manager',
  'special',
  'limited',
  'view_user',
  'edit_user',
  'delete_user',
  'measure_user',
  'view_measure',
  'edit_measure',
  'delete_measure',
] as const;
export type Access = (typeof accessValues)[number];

/** The rights of one person over the members of a tag, or over everybody if tag_id is null. */
export const permission = z.object({
  permission_id: z.string(),
  /** Comma-separated list of access values. */
  access: z.string(),
  user_id: z.string(),
  tag_id: z.string().nullable(),
  active: z.boolean(),
  created_time: z.string(),
  modified_time: z.string(),
});
export type Permission = z.infer<typeof permission>;
