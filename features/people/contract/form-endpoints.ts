import { z } from 'zod';
import { authMessages, passwordCodes } from '#auth/contract';
import { boundedJson, endpoint, idInvalid } from '#packages/http/contract';
import { isRowId, isStorable } from '#packages/kit';
import { givenPermission } from '#permissions/contract';
import { peopleMessages } from './people-messages.ts';
import { writtenUser } from './user.ts';

/** Maximum size of a picture in bytes. */
export const profileBytes = 1_048_576;

/** Maximum length of the longer side of a picture in pixels. */
export const profileSide = 1920;

const user_id = z.guid({
  error: ({ input }) => (input == null ? peopleMessages.userIdNull : peopleMessages.unknown),
});
const name = z
  .string(peopleMessages.nameInvalid)
  .max(10_000, peopleMessages.nameTooLong)
  .refine(isStorable, peopleMessages.nameInvalid);

/** Maximum size of all fields of a person together, in bytes. */
export const mostFieldBytes = 65_536;

/** Fields by name. Each is read by itself, so that an error message names the field. */
const fieldsByName = z.record(z.string().max(1000), z.unknown()).superRefine((given, context) => {
  for (const [key, value] of Object.entries(given)) {
    if (typeof value !== 'string' || isStorable(value)) continue;
    context.addIssue({ code: 'custom', path: [key], message: peopleMessages.fieldValue });
  }
});

/** Limits the size and depth of the fields together. */
const fields = boundedJson(fieldsByName, {
  // Twice the maximum, because fields that are removed have names too.
  ...{ bytes: 2 * mostFieldBytes, depth: 8 },
  ...{ tooLarge: peopleMessages.fieldsTooLarge, tooDeep: peopleMessages.fieldValue },
});

/** What the form of a person sends. Missing fields do not change. */
const formFields = {
  user_id,
  name_first: name.optional(),
  name_last: name.optional(),
  /** Null or empty: no email. */
  email: z.string(peopleMessages.emailInvalid).max(1000, peopleMessages.emailInvalid).nullish(),
  /** Empty: unchanged. */
  password: z.string(authMessages.passwordLong).max(10_000, authMessages.passwordLong).optional(),
  /** The person gets exactly these tags, jobs and locations. */
  tag_ids: z.array(z.guid()).max(1000).optional(),
  /** Merged into the person's metadata. Null removes a key. */
  metadata: fields.optional(),
  /** Replaces all permissions of the person. */
  permissions: z.array(givenPermission).max(1000).optional(),
};

export const createUser = endpoint({
  name: 'user.create',
  method: 'POST',
  path: '/v2/user',
  summary:
    'Adds a person under an id that the client created. If the id exists already, nothing changes.',
  right: 'signed_in',
  // Only for the log. Any other value counts as missing.
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
    'Changes the given fields of a person or of the caller. `permissions` replaces all permissions. Changing the own email requires the current password.',
  right: 'signed_in',
  body: z.object({ ...formFields, current_password: z.string().max(10_000).optional() }),
  data: writtenUser,
  errors: ['DUPLICATE', 'TOO_MANY'],
});

export const changeMetadata = endpoint({
  name: 'user.change_metadata',
  method: 'PATCH',
  path: '/v3/user/metadata',
  summary: 'Merges fields into those of a person, by default the caller. Null removes a key.',
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
    "Sets a person's picture: base64 of a JPEG, at most 1 MB and 1920 pixels. Null removes it.",
  right: 'signed_in',
  params: z.object({ id: z.guid() }),
  // Leaves room for a picture slightly above the limit, so that the response can say what is wrong.
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
    'Sets the password of a person: -1 same as the old one, 0 changed, 1 current one wrong. The own password requires the current one; other people must choose another password at the next sign-in.',
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
