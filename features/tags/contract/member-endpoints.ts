import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { tagMessages } from './tag-messages.ts';

// Of many people they go slice by slice, while the person goes on working: no newer write cancels them.
const tag_ids = z.array(z.guid()).min(1, tagMessages.noTagChosen).max(100);
/** So many people at most are put into tags, or taken out of them, by one call. */
export const mostTagMembers = 2000;
const user_ids = z.array(z.guid()).min(1, tagMessages.nobodyChosen).max(mostTagMembers);
const done = z.object({ success: z.boolean() });

export const addTagMembers = endpoint({
  name: 'tag.add_wearers',
  method: 'POST',
  path: '/v3/tag/users',
  summary: 'Puts each of the people into each of the tags; nobody is taken out of any.',
  right: 'signed_in',
  body: z.object({ tag_ids, user_ids }),
  exempt: true,
  data: done,
});

export const addMembers = endpoint({
  name: 'tag.add_members',
  method: 'POST',
  path: '/v2/tag/users',
  summary: 'Puts people into one tag; nobody is taken out of it.',
  right: 'signed_in',
  body: z.object({ tag_id: z.guid(), user_ids }),
  data: done,
});

export const removeTagMember = endpoint({
  name: 'tag.remove_wearer',
  method: 'POST',
  path: '/v3/tag/users/remove',
  summary: 'Takes a person out of a tag, or each of several people out of each of several tags.',
  right: 'signed_in',
  body: z.union([
    z.object({ tag_id: z.guid(), user_id: z.guid() }),
    z.object({ tag_ids, user_ids }),
  ]),
  exempt: true,
  data: done,
});
