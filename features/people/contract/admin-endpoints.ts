import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

export const adminLevels = ['owner', 'admin'] as const;
export type AdminLevel = (typeof adminLevels)[number];

/** An admin or owner as the admins page shows them. */
export const admin = z.object({
  user_id: z.string(),
  name_first: z.string(),
  name_last: z.string(),
  email: z.string().nullable(),
  level: z.enum(adminLevels),
  /** True when the sign-in asks for a code beside the password. */
  two_factor: z.boolean(),
  /** How they sign in; null when they cannot. */
  sign_in: z.enum(['local', 'work_account']).nullable(),
  /** Newest sign-in that is still stored, in UTC. */
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
  summary: 'Removes the admin or owner level of a person; owners only.',
  right: 'org_admin',
  params: person,
  data: changed,
});

export const giveAdminLevel = endpoint({
  name: 'admin.give_level',
  method: 'POST',
  path: '/v3/organisation/admins',
  summary: 'Sets the level of a person in one call: owner, admin or none.',
  right: 'org_admin',
  body: z.object({ user_id: z.guid(), level: z.enum([...adminLevels, 'none']) }),
  data: changed,
});
