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

/** What changes of a type; `active: true` brings a deleted one back. */
const changed = z
  .object({ ...ownTypeFields.partial().shape, active: z.literal(true).optional() })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    message: ownTypeMessages.nothingToChange,
  });

// Room for a picture that is a little too large, so that the answer can say what is wrong.
const bodyLimit = profileBytes * 2;
const errors = ['DUPLICATE', 'TOO_LARGE'] as const;

export const createCustomType = endpoint({
  name: 'custom_type.create',
  method: 'POST',
  path: '/v3/measurement/custom_type',
  summary: 'Adds a kind of test of the own; the same id again changes nothing.',
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
  summary: 'Changes name, unit, icon or image of a kind of test, or brings back a deleted one.',
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
  summary: 'Deletes a kind of test; the tests of it stay.',
  right: 'org_admin',
  params: z.object({ custom_id: z.guid() }),
  data: z.object({ custom_id: z.string() }),
});

export const createLinkType = endpoint({
  name: 'link_type.create',
  method: 'POST',
  path: '/v3/measurement/link_type',
  summary: 'Adds a figure to record with tests; the same id again changes nothing.',
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
  summary: 'Changes name, unit, icon or image of a linked figure, or brings back a deleted one.',
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
  summary: 'Deletes a figure that is recorded with tests; the values of it stay.',
  right: 'org_admin',
  params: z.object({ link_type_id: z.guid() }),
  data: z.object({ link_type_id: z.string() }),
});
