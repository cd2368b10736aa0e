import { z } from 'zod';

/** States of a story. */
export const storyStates = ['Draft', 'Submitted', 'Published', 'Rejected'] as const;
export type StoryState = (typeof storyStates)[number];

/** Longest title, text and reason in characters. */
export const longestTitle = 100;
export const longestText = 2000;
export const longestReason = 500;
/** Longest side of a picture in pixels. */
export const pictureSide = 1280;

const shown = z.object({
  story_id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Its picture is read by a call of its own. */
  has_picture: z.boolean(),
});

/** A published story, as people of all organisations see it. */
export const publishedStory = shown.extend({
  organisation: z.string(),
  published_time: z.string(),
  /** The caller may withdraw it: their own, or as an admin one of their organisation. */
  can_withdraw: z.boolean(),
});
export type PublishedStory = z.infer<typeof publishedStory>;

/** A story of the caller. */
export const ownStory = shown.extend({
  state: z.enum(storyStates),
  consent: z.boolean(),
  /** Why it was rejected; empty otherwise. */
  reason: z.string(),
  changed_time: z.string(),
});
export type OwnStory = z.infer<typeof ownStory>;

/** A submitted story, as the support team sees it. */
export const waitingStory = shown.extend({ organisation: z.string(), submitted_time: z.string() });
export type WaitingStory = z.infer<typeof waitingStory>;
