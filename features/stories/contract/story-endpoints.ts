import { z } from 'zod';
import { endpoint, newRowId, oneLineName } from '#packages/http/contract';
import { isStorable } from '#packages/kit';
import { storyMessages as messages } from './story-messages.ts';
import {
  longestReason,
  longestText,
  longestTitle,
  ownStory,
  publishedStory,
  storyStates,
  waitingStory,
} from './story.ts';

/** Published stories per answer. */
export const storyPage = 24;
/** Most stories of one person, and most that wait in one answer. */
export const mostOwn = 50;
export const mostWaiting = 50;

const title = oneLineName({
  ...{ longest: longestTitle, tooLong: messages.titleLong },
  ...{ required: messages.titleRequired, invalid: messages.titleInvalid },
});
const text = z
  .string({ error: messages.textRequired })
  .trim()
  .min(1, messages.textRequired)
  .max(longestText, messages.textLong)
  .refine(isStorable);
/** A JPEG in base64, at most 1 MB before; null for none. */
const image = z.string().max(1_500_000, messages.pictureInvalid).nullable();

const bodyLimit = 2 * 1024 * 1024;

export const listStories = endpoint({
  name: 'story.list',
  method: 'GET',
  path: '/v3/story',
  summary:
    "The published stories of all organisations, newest first, and the caller's own; for the support team also those that wait for approval.",
  right: 'signed_in',
  query: z.object({
    /** Only published stories after this one. */
    after: z.guid().optional(),
  }),
  data: z.object({
    published: z.array(publishedStory),
    /** Where to continue; null at the end. */
    next: z.string().nullable(),
    own: z.array(ownStory),
    waiting: z.array(waitingStory),
  }),
});

export const readStoryPicture = endpoint({
  name: 'story.picture',
  method: 'GET',
  path: '/v3/story/{id}/picture',
  summary: 'The picture of a story that the caller may see, as JPEG in base64; null without one.',
  right: 'signed_in',
  params: z.object({ id: z.guid() }),
  data: z.object({ image: z.string().nullable() }),
});

export const addStory = endpoint({
  name: 'story.add',
  method: 'POST',
  path: '/v3/story',
  summary: 'Adds a story, as a draft or submitted. Repeating it with the same id changes nothing.',
  right: 'signed_in',
  isIndependent: true,
  bodyLimit,
  body: z.object({
    story_id: newRowId,
    ...{ title, text },
    image: image.default(null),
    consent: z.boolean().default(false),
    state: z.enum(['Draft', 'Submitted']).default('Draft'),
  }),
  data: ownStory,
  errors: ['DUPLICATE'],
});

export const changeStory = endpoint({
  name: 'story.change',
  method: 'PATCH',
  path: '/v3/story',
  summary:
    'Edits, submits or withdraws an own story. The support team publishes and rejects stories of all organisations; admins withdraw those of their organisation.',
  right: 'signed_in',
  isIndependent: true,
  bodyLimit,
  body: z.object({
    story_id: z.guid(),
    title: title.optional(),
    text: text.optional(),
    image: image.optional(),
    consent: z.boolean().optional(),
    state: z.enum(storyStates).optional(),
    /** Only with the state Rejected. */
    reason: z.string().trim().max(longestReason, messages.reasonLong).refine(isStorable).optional(),
    /** Of the submitted story as the support team has read it: only that one is answered. */
    submitted_time: z.string().max(40).optional(),
  }),
  data: z.object({ story_id: z.string(), state: z.enum(storyStates) }),
  errors: ['CONFLICT'],
});
