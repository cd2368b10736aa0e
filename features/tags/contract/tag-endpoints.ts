import { z } from 'zod';
import { endpoint, newRowId } from '#packages/http/contract';
import { tag, tagTypes } from './tag.ts';
import { coordinates, dehydrationNotice, jobFactors } from './tag-metadata.ts';
import { tagMessages } from './tag-messages.ts';
import { tagName } from './tag-name.ts';

/** The body is the tag, or holds it under `tag`. */
const wrapped = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((body) => {
    const isWrapped = typeof body === 'object' && body !== null && 'tag' in body;
    return isWrapped ? body.tag : body;
  }, schema);

/** Metadata of a new tag: the coordinates of a location, or the factors of a job. */
const givenMetadata = z
  .strictObject({ ...coordinates.partial().shape, ...jobFactors.partial().shape })
  .default({});

export const createTag = endpoint({
  name: 'tag.create',
  method: 'POST',
  path: '/v2/tag',
  summary: 'Adds a tag, a job or a location. Sending the same id again changes nothing.',
  right: 'org_admin',
  body: wrapped(
    z.object({
      tag_id: newRowId,
      name: tagName,
      type: z.enum(tagTypes),
      is_hidden: z.boolean().default(false),
      metadata: givenMetadata,
    }),
  ),
  data: z.object({ success: z.boolean(), tag }),
  errors: ['DUPLICATE'],
});

export const changeTag = endpoint({
  name: 'tag.change',
  method: 'PATCH',
  path: '/v2/tag',
  summary: 'Renames, hides or shows a tag.',
  right: 'org_admin',
  body: wrapped(
    z
      .object({ tag_id: z.guid(), name: tagName.optional(), is_hidden: z.boolean().optional() })
      .refine(({ name, is_hidden }) => name !== undefined || is_hidden !== undefined, {
        message: tagMessages.nothingToChange,
      }),
  ),
  data: z.object({ success: z.boolean(), tag }),
  errors: ['DUPLICATE'],
});

export const removeTag = endpoint({
  name: 'tag.remove',
  method: 'DELETE',
  path: '/v3/tag/{tag_id}',
  summary: 'Deletes a tag and removes it from all people, managers and tests.',
  right: 'org_admin',
  params: z.object({ tag_id: z.guid() }),
  data: z.object({ tag_id: z.string() }),
});

export const setDehydrationNotice = endpoint({
  name: 'tag.set_dehydration_notice',
  method: 'PUT',
  path: '/v3/tag/dehydrated_notifications',
  summary: 'Sets who is notified when a member of the tag is dehydrated.',
  right: 'org_admin',
  body: z.object({ tag_id: z.guid(), ...dehydrationNotice.shape }),
  data: tag,
});
