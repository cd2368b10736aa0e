import { z } from 'zod';
import { authMessages, passwordCodes } from '#auth/contract';
import { boundedJson, endpoint, idInvalid } from '#packages/http/contract';
import { isRowId, isStorable } from '#packages/kit';
import { givenPermission } from '#permissions/contract';
import { peopleMessages } from './people-messages.ts';
import { writtenUser } from './user.ts';

/** Bytes of a picture at most. */
export const profileBytes = 1_048_576;

/** Pixels of the longer side of a picture at most. */
export const profileSide = 1920;

const user_id = z.guid({
  error: ({ input }) => (input == null ? peopleMessages.userIdNull : peopleMessages.unknown),
});
const name = z
  .string(peopleMessages.nameInvalid)
  .max(10_000, peopleMessages.nameTooLong)
  .refine(isStorable, peopleMessages.nameInvalid);

/** Bytes that all fields of a person together take at most. */
export const mostFieldBytes = 65_536;

/** Fields by their names; each is read by itself, so that what is wrong with it is said of it. */
const fieldsByName = z.record(z.string().max(1000), z.unknown()).superRefine((given, context) => {
  for (const [key, value] of Object.entries(given)) {
    if (typeof value !== 'string' || isStorable(value)) continue;
    context.addIssue({ code: 'custom', path: [key], message: peopleMessages.fieldValue });
  }
});

/** Bounds what the fields together can be. */
const fields = boundedJson(fieldsByName, {
  // Fields that are taken away have names as well.
  ...{ bytes: 2 * mostFieldBytes, depth: 8 },
  ...{ tooLarge: peopleMessages.fieldsTooLarge, tooDeep: peopleMessages.fieldValue },
});

/** What the form of a person sends; what is missing stays as it is. */
const formFields = {
  user_id,
  name_first: name.optional(),
  name_last: name.optional(),
  /** null or empty: none. */
  email: z.string(peopleMessages.emailInvalid).max(1000, peopleMessages.emailInvalid).nullish(),
  /** Empty: as it is. */
  password: z.string(authMessages.passwordLong).max(10_000, authMessages.passwordLong).optional(),
  /** Exactly these tags, jobs and locations. */
  tag_ids: z.array(z.guid()).max(1000).optional(),
  /** Merged into what is known of the person; null takes a key away. */
  metadata: fields.optional(),
  /** Replaces everything they may do. */
  permissions: z.array(givenPermission).max(1000).optional(),
};

export const createUser = endpoint({
  name: 'user.create',
  method: 'POST',
  path: '/v2/user',
  summary:
    'Adds a person under the id that the client has made; a person of this id that is there already stays as they are.',
  right: 'signed_in',
  // A mark for the log alone: what is no mark counts as none.
  query: z.object({ fromPortal: z.literal('True').optional().catch(undefined) }),
  body: z.object({ ...formFields, user_id: user_id.refine(isRowId, idInvalid) }),
  data: writtenUser,
  errors: ['DUPLICATE', 'CONFLICT', 'TOO_MANY'],
});

export const changeUser = endpoint({
  name: 'user.change',
  method: 'PATCH',
  path: '/v2/user/',
  summary:
    'Changes what is given of a person, oneself too; `permissions` replaces everything they may do. Another own e-mail takes the current password.',
  right: 'signed_in',
  body: z.object({ ...formFields, current_password: z.string().max(10_000).optional() }),
  data: writtenUser,
  errors: ['DUPLICATE', 'TOO_MANY'],
});

export const changeMetadata = endpoint({
  name: 'user.change_metadata',
  method: 'PATCH',
  path: '/v3/user/metadata',
  summary: 'Merges fields into those of a person, oneself unless told; null takes a key away.',
  right: 'signed_in',
  body: z.object({
    user_id: z.guid().optional(),
    metadata: fields,
  }),
  data: writtenUser,
});

export const setUserImage = endpoint({
  name: 'user.set_image',
  method: 'POST',
  path: '/v2/user/image/{id}',
  summary:
    "Sets a person's picture: base64 of a JPEG, at most 1 MB and 1920 pixels; null takes it away.",
  right: 'signed_in',
  params: z.object({ id: z.guid() }),
  // Room for a picture that is a little too large, so that the answer can say what is wrong.
  bodyLimit: profileBytes * 2,
  body: z.object({
    image: z
      .string(peopleMessages.invalidImage)
      .max(2 * profileBytes, peopleMessages.invalidImage)
      .nullable(),
  }),
  data: z.object({ user_id: z.string(), has_picture: z.boolean() }),
  errors: ['TOO_LARGE'],
});

export const resetUserPassword = endpoint({
  name: 'user.reset_password',
  method: 'PATCH',
  path: '/v3/user/reset_password/{id}',
  summary:
    'Sets the password of a person: -1 same as the old one, 0 changed, 1 current one wrong. The own one takes the current; of others, they must choose another one at the next sign-in.',
  right: 'signed_in',
  params: z.object({ id: z.guid() }),
  body: z.object({
    current_password: z.string(authMessages.currentRequired).max(10_000).optional(),
    new_password: z.string(authMessages.newRequired).max(10_000, authMessages.passwordLong),
    confirm_password: z.string(authMessages.confirmRequired).max(10_000),
  }),
  data: z.union([
    z.literal(passwordCodes.same),
    z.literal(passwordCodes.changed),
    z.literal(passwordCodes.currentWrong),
  ]),
  errors: ['TOO_MANY'],
});
