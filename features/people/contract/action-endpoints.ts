import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { peopleMessages } from './people-messages.ts';

/** So many people at most are hidden or shown by one call. */
export const mostHidden = 2000;
/** So many people at most are deleted by one call. */
const mostDeleted = 500;

// They go slice by slice while the person goes on working, so no newer write cancels them.
const chosen = (most: number) =>
  z.object({ ids: z.array(z.guid()).min(1, peopleMessages.nobodyChosen).max(most) });

/** Whom it was done to, and to whom not, each with the reason. */
const outcome = z.object({
  ids: z.array(z.string()),
  failed: z.array(z.object({ id: z.string(), reason: z.string() })),
});
export type Outcome = z.infer<typeof outcome>;

/** At least one of the people; the others are named. */
export const didAny = ({ ids }: Pick<Outcome, 'ids'>): boolean => ids.length > 0;

export const hideUsers = endpoint({
  name: 'user.hide',
  method: 'PATCH',
  path: '/v3/user/hide',
  summary: 'Leaves people out of lists unless they are asked for; everything of them stays.',
  right: 'signed_in',
  body: chosen(mostHidden),
  exempt: true,
  data: outcome,
  didAny,
});

export const unhideUsers = endpoint({
  name: 'user.unhide',
  method: 'PATCH',
  path: '/v3/user/unhide',
  summary: 'Shows people in lists again.',
  right: 'signed_in',
  body: chosen(mostHidden),
  exempt: true,
  data: outcome,
  didAny,
});

export const deleteUsers = endpoint({
  name: 'user.delete',
  method: 'PATCH',
  path: '/v3/user/delete',
  summary:
    'Deletes people: they are signed out and may nothing any more, their tests stay; an admin can restore them within 30 days.',
  right: 'signed_in',
  body: chosen(mostDeleted),
  exempt: true,
  data: outcome,
  didAny,
});

export const deleteUser = endpoint({
  name: 'user.delete_one',
  method: 'DELETE',
  path: '/v2/user/{id}',
  summary: 'Deletes one person, as the list does.',
  right: 'signed_in',
  params: z.object({ id: z.guid() }),
  data: z.object({ user_id: z.string() }),
});

export const mergeUsers = endpoint({
  name: 'user.merge',
  method: 'PATCH',
  path: '/v3/user/merge',
  summary:
    'Makes two rows of one person into one: the tests and tags of the source go to the target, and the source is no more.',
  right: 'signed_in',
  body: z.object({ source_user_id: z.guid(), target_user_id: z.guid() }),
  data: z.object({ source_user_id: z.string(), target_user_id: z.string() }),
});
