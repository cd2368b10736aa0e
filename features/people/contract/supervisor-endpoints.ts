import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

/** A person who manages the people of a tag. */
export const supervisor = z.object({
  user_id: z.string(),
  name_first: z.string(),
  name_last: z.string(),
  email: z.string().nullable(),
  permission_id: z.string(),
  /** Their complete access to the people of the tag, as stored. */
  access: z.string(),
  /** They have an e-mail address and have signed in before. */
  can_receive_alerts: z.boolean(),
});
export type Supervisor = z.infer<typeof supervisor>;

export const listSupervisors = endpoint({
  name: 'tag.supervisors',
  method: 'GET',
  path: '/v3/tag/{id}/supervisors',
  summary: 'Who manages the people of a tag, by name.',
  right: 'signed_in',
  params: z.object({ id: z.guid() }),
  data: z.array(supervisor),
});

export const setSupervisors = endpoint({
  name: 'tag.set_supervisors',
  method: 'POST',
  path: '/v3/tag/supervisors',
  summary: 'Sets the managers of a tag to exactly these people. Their other rights do not change.',
  right: 'org_admin',
  body: z.object({ tag_id: z.guid(), user_ids: z.array(z.guid()).max(1000) }),
  data: z.array(supervisor),
});
