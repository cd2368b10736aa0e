import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

export const adminLevels = ['owner', 'admin'] as const;
export type AdminLevel = (typeof adminLevels)[number];

/** An admin or owner as the page of admins shows them. */
export const admin = z.object({
  user_id: z.string(),
  name_first: z.string(),
  name_last: z.string(),
  email: z.string().nullable(),
  level: z.enum(adminLevels),
  /** A code is asked for beside the password. */
  two_factor: z.boolean(),
  /** How they sign in; null: not at all. */
  sign_in: z.enum(['local', 'work_account']).nullable(),
  /** Newest sign-in that is still remembered, in UTC. */
  last_login: z.string().nullable(),
});
export type Admin = z.infer<typeof admin>;

const person = z.object({ user_id: z.guid() });
const changed = z.object({ user_id: z.string() });

export const listAdmins = endpoint({
  name: 'admin.list',
  method: 'GET',
  path: '/v3/organisation/admins',
  summary: 'The admins and owners of the organisation.',
  right: 'org_admin',
  data: z.object({ admins: z.array(admin) }),
});

export const setAdmin = endpoint({
  name: 'admin.set',
  method: 'PUT',
  path: '/v3/organisation/admins/{user_id}',
  summary: 'Makes a person an admin or an owner; owners only, never about themselves.',
  right: 'org_admin',
  params: person,
  body: z.object({ level: z.enum(adminLevels) }),
  data: changed,
});

export const removeAdmin = endpoint({
  name: 'admin.remove',
  method: 'DELETE',
  path: '/v3/organisation/admins/{user_id}',
  summary: 'Takes away that a person is an admin or an owner; owners only.',
  right: 'org_admin',
  params: person,
  data: changed,
});

export const giveAdminLevel = endpoint({
  name: 'admin.give_level',
  method: 'POST',
  path: '/v3/organisation/admins',
  summary: 'The same as one call: owner, admin or none.',
  right: 'org_admin',
  body: z.object({ user_id: z.guid(), level: z.enum([...adminLevels, 'none']) }),
  data: changed,
});
