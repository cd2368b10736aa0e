import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { tagMessages } from './tag-messages.ts';

// Sent in slices while the user goes on working, so a newer write must not cancel an older one.
const tag_ids = z.array(z.guid()).min(1, tagMessages.noTagChosen).max(100);
/** Most people that one call adds to tags or removes from them. */
export const mostTagMembers = 2000;
const user_ids = z.array(z.guid()).min(1, tagMessages.nobodyChosen).max(mostTagMembers);
const done = z.object({ success: z.boolean() });

export const addTagMembers = endpoint({
  name: 'tag.add_members_to_tags',
  method: 'POST',
  path: '/v3/tag/users',
  summary: 'Adds each of the people to each of the tags. Nobody is removed from a tag.',
  right: 'signed_in',
  body: z.object({ tag_ids, user_ids }),
  isIndependent: true,
  data: done,
});

export const addMembers = endpoint({
  name: 'tag.add_members',
  method: 'POST',
  path: '/v2/tag/users',
  summary: 'Adds people to one tag. Nobody is removed from it.',
  right: 'signed_in',
  body: z.object({ tag_id: z.guid(), user_ids }),
  data: done,
});

export const removeTagMember = endpoint({
  name: 'tag.remove_member',
  method: 'POST',
  path: '/v3/tag/users/remove',
  summary: 'Removes a person from a tag, or each of several people from each of several tags.',
  right: 'signed_in',
  body: z.union([
    z.object({ tag_id: z.guid(), user_id: z.guid() }),
    z.object({ tag_ids, user_ids }),
  ]),
  isIndependent: true,
  data: done,
});
