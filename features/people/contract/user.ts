import { z } from 'zod';

/** A person of the organisation, as synced. Keys of metadata that start with `_` are private. */
export const user = z.object({
  user_id: z.string(),
  name_first: z.string(),
  name_last: z.string(),
  email: z.string().nullable(),
  org_id: z.string(),
  created_time: z.string(),
  modified_time: z.string(),
  experimental: z.boolean(),
  active: z.boolean(),
  is_hidden: z.boolean(),
  has_picture: z.boolean(),
  metadata: z.record(z.string(), z.unknown()),
  tag_ids: z.array(z.string()),
});
export type User = z.infer<typeof user>;

/** A person as a write returns them. The stamp is only known after the commit. */
export const writtenUser = user.omit({ modified_time: true });
export type WrittenUser = z.infer<typeof writtenUser>;
