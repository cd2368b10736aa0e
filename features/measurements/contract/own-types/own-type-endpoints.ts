import { z } from 'zod';
import { endpoint, newRowId } from '#packages/http/contract';
import { profileBytes } from '#people/contract';
import { customType, linkType, ownTypeFields } from './own-type.ts';
import { ownTypeMessages } from './own-type-messages.ts';

const given = {
  ...ownTypeFields.shape,
  icon: ownTypeFields.shape.icon.default(null),
  image: ownTypeFields.shape.image.default(null),
};

/** The changed fields of a type. `active: true` restores a deleted one. */
const changed = z
  .object({ ...ownTypeFields.partial().shape, active: z.literal(true).optional() })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    message: ownTypeMessages.nothingToChange,
  });

// Leaves room for a picture slightly above the limit, so that the response can say what is wrong.
const bodyLimit = profileBytes * 2;
const errors = ['DUPLICATE', 'TOO_LARGE'] as const;

export const createCustomType = endpoint({
  name: 'custom_type.create',
  method: 'POST',
  path: '/v3/measurement/custom_type',
  summary: 'Adds a custom type of test. Sending the same id again changes nothing.',
  right: 'org_admin',
  bodyLimit,
  body: z.object({ custom_id: newRowId, ...given }),
  data: customType,
  errors,
});

export const changeCustomType = endpoint({
  name: 'custom_type.change',
  method: 'PATCH',
  path: '/v3/measurement/custom_type/{custom_id}',
  summary: 'Changes name, unit, icon or image of a custom type, or restores a deleted one.',
  right: 'org_admin',
  bodyLimit,
  params: z.object({ custom_id: z.guid() }),
  body: changed,
  data: customType,
  errors,
});

export const removeCustomType = endpoint({
  name: 'custom_type.remove',
  method: 'DELETE',
  path: '/v3/measurement/custom_type/{custom_id}',
  summary: 'Deletes a custom type. Its tests are kept.',
  right: 'org_admin',
  params: z.object({ custom_id: z.guid() }),
  data: z.object({ custom_id: z.string() }),
});

export const createLinkType = endpoint({
  name: 'link_type.create',
  method: 'POST',
  path: '/v3/measurement/link_type',
  summary: 'Adds a linked type. Sending the same id again changes nothing.',
  right: 'org_admin',
  bodyLimit,
  body: z.object({ link_type_id: newRowId, ...given }),
  data: linkType,
  errors,
});

export const changeLinkType = endpoint({
  name: 'link_type.change',
  method: 'PATCH',
  path: '/v3/measurement/link_type/{link_type_id}',
  summary: 'Changes name, unit, icon or image of a linked type, or restores a deleted one.',
  right: 'org_admin',
  bodyLimit,
  params: z.object({ link_type_id: z.guid() }),
  body: changed,
  data: linkType,
  errors,
});

export const removeLinkType = endpoint({
  name: 'link_type.remove',
  method: 'DELETE',
  path: '/v3/measurement/link_type/{link_type_id}',
  summary: 'Deletes a linked type. Its values are kept.',
  right: 'org_admin',
  params: z.object({ link_type_id: z.guid() }),
  data: z.object({ link_type_id: z.string() }),
});
