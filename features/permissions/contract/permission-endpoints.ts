import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { permissionMessages } from './permission-messages.ts';

/** A permission given to a person: their rights, and over whom. */
export const givenPermission = z.object({
  access: z.string().max(500),
  /** Null: over everybody. */
  tag_id: z.guid().nullable(),
});
export type GivenPermission = z.infer<typeof givenPermission>;

export const removePermissions = endpoint({
  name: 'permission.remove',
  method: 'PATCH',
  path: '/v3/permission/remove',
  summary: 'Removes all permissions of the given people; all of them or none.',
  right: 'org_admin',
  body: z.object({
    user_ids: z.array(z.guid()).min(1, permissionMessages.noPermission).max(10_000),
  }),
  data: z.object({ user_ids: z.array(z.string()) }),
});
