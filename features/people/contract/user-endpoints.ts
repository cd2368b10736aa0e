import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { hasDoneAny } from './action-endpoints.ts';
import { peopleMessages } from './people-messages.ts';

export const userImage = endpoint({
  name: 'user.image',
  method: 'GET',
  path: '/v2/user/image/{user_id}',
  summary: "A person's picture as base64 JPEG, or null.",
  right: 'signed_in',
  params: z.object({ user_id: z.guid() }),
  data: z.object({ image: z.string().nullable() }),
});

/** A removed person who can still be restored. */
export const removedPerson = z.object({
  user_id: z.string(),
  name_first: z.string(),
  name_last: z.string(),
  email: z.string().nullable(),
  removed_time: z.string(),
  restorable_until: z.string(),
  /** The caller may restore this person. */
  may_restore: z.boolean(),
});
export type RemovedPerson = z.infer<typeof removedPerson>;

export const listRemoved = endpoint({
  name: 'user.removed',
  method: 'GET',
  path: '/v3/user/removed',
  summary: 'Removed people who can still be restored, the last removed first, page by page.',
  right: 'org_admin',
  query: z.object({
    /** The `next` of the previous page. */
    after: z
      .string()
      .max(70)
      .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f-]{36}$/, 'This page is not known')
      .optional(),
  }),
  data: z.object({
    people: z.array(removedPerson),
    /** Null on the last page. */
    next: z.string().nullable(),
  }),
});

export const restoreUsers = endpoint({
  name: 'user.restore',
  method: 'POST',
  path: '/v3/user/restore',
  summary: 'Restores removed people with their former rights; each by itself.',
  right: 'org_admin',
  body: z.object({ ids: z.array(z.guid()).min(1, peopleMessages.nobodyChosen).max(1000) }),
  data: z.object({
    ids: z.array(z.string()),
    failed: z.array(z.object({ id: z.string(), reason: z.string() })),
  }),
  hasDoneAny,
});
