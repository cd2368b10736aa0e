import { z } from 'zod';

export const tagTypes = ['default', 'job', 'location'] as const;
export type TagType = (typeof tagTypes)[number];

/** A label of people and measurements. A job or a location is a tag with metadata. */
export const tag = z.object({
  tag_id: z.string(),
  name: z.string(),
  type: z.enum(tagTypes),
  is_hidden: z.boolean(),
  active: z.boolean(),
  metadata: z.record(z.string(), z.unknown()),
  created_time: z.string(),
  modified_time: z.string(),
});
export type Tag = z.infer<typeof tag>;
