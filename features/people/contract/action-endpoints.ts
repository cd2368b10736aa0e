import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { peopleMessages } from './people-messages.ts';

/** Most people that one call hides or shows. */
export const mostHidden = 2000;
/** Most people that one call deletes. */
const mostDeleted = 500;

// Sent in slices while the user goes on working, so a newer write must not cancel an older one.
const chosen = (most: number) =>
  z.object({ ids: z.array(z.guid()).min(1, peopleMessages.nobodyChosen).max(most) });

/** Ids of the people it was done to, and the reason for each of the others. */
const outcome = z.object({
  ids: z.array(z.string()),
  failed: z.array(z.object({ id: z.string(), reason: z.string() })),
});
export type Outcome = z.infer<typeof outcome>;

/** True when at least one person was changed. The others are listed with their reasons. */
export const hasDoneAny = ({ ids }: Pick<Outcome, 'ids'>): boolean => ids.length > 0;

export const hideUsers = endpoint({
  name: 'user.hide',
  method: 'PATCH',
  path: '/v3/user/hide',
  summary: 'Leaves people out of lists unless hidden people are requested. Their data is kept.',
  right: 'signed_in',
  body: chosen(mostHidden),
  isIndependent: true,
  data: outcome,
  hasDoneAny,
});

export const unhideUsers = endpoint({
  name: 'user.unhide',
  method: 'PATCH',
  path: '/v3/user/unhide',
  summary: 'Shows people in lists again.',
  right: 'signed_in',
  body: chosen(mostHidden),
  isIndependent: true,
  data: outcome,
  hasDoneAny,
});

export const deleteUsers = endpoint({
  name: 'user.delete',
  method: 'PATCH',
  path: '/v3/user/delete',
  summary:
    'Deletes people: they are signed out and lose all rights, their tests are kept. An admin can restore them within 30 days.',
  right: 'signed_in',
  body: chosen(mostDeleted),
  isIndependent: true,
  data: outcome,
  hasDoneAny,
});

export const deleteUser = endpoint({
  name: 'user.delete_one',
  method: 'DELETE',
  path: '/v2/user/{id}',
  summary: 'Deletes one person, with the same rules as the list.',
  right: 'signed_in',
  params: z.object({ id: z.guid() }),
  data: z.object({ user_id: z.string() }),
});

export const mergeUsers = endpoint({
  name: 'user.merge',
  method: 'PATCH',
  path: '/v3/user/merge',
  summary:
    'Merges two records of one person: the tests and tags of the source move to the target, and the source is removed.',
  right: 'signed_in',
  body: z.object({ source_user_id: z.guid(), target_user_id: z.guid() }),
  data: z.object({ source_user_id: z.string(), target_user_id: z.string() }),
});
