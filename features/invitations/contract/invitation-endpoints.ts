import { z } from 'zod';
import { endpoint, newRowId, oneLineName } from '#packages/http/contract';
import { invitationMessages as messages } from './invitation-messages.ts';
import { invitationStates } from './invitation-states.ts';

/** Most people of one invitation, and most days that it is valid. */
export const [mostInvited, mostDays] = [200, 30];
/** Most open invitations of an organisation. */
export const mostOpen = 50;

/** 256 random bits as base64url. A text of another form is answered like an unknown token. */
const token = z.string().min(1).max(200);
const id = z.guid().transform((text) => text.toLowerCase());
const one = z.object({ id });

/** An invitation as admins see it, without its token. */
export const invitation = z.object({
  invitation_id: z.string(),
  name: z.string(),
  /** It is for the person with this email; null for a crew, and once it was accepted. */
  email: z.string().nullable(),
  is_personal: z.boolean(),
  /** Given to everybody who joins. */
  tag_ids: z.array(z.string()),
  /** How many people may join, and how many have. */
  most: z.number().int(),
  uses: z.number().int(),
  state: z.enum(invitationStates),
  /** Null if the data of this admin was erased. */
  created_by: z.string().nullable(),
  created_time: z.string(),
  expires_time: z.string(),
});
export type Invitation = z.infer<typeof invitation>;

export const listInvitations = endpoint({
  name: 'invitation.list',
  method: 'GET',
  path: '/v3/invitation',
  summary: 'The invitations of the organisation, the newest first, without their tokens.',
  right: 'org_admin',
  data: z.object({ invitations: z.array(invitation) }),
});

export const createInvitation = endpoint({
  name: 'invitation.create',
  method: 'POST',
  path: '/v3/invitation',
  summary:
    'A new invitation link, for a crew or for one email. Its address is answered here only: the token is stored as a hash.',
  right: 'org_admin',
  body: z
    .strictObject({
      invitation_id: newRowId,
      name: oneLineName({
        ...{ longest: 60, required: messages.name, tooLong: messages.nameLong },
        invalid: messages.nameInvalid,
      }),
      /** Null: for a crew. Otherwise the link is also sent there. */
      email: z.email({ error: messages.emailInvalid }).max(254, messages.emailInvalid).nullable(),
      tag_ids: z.array(id).max(100),
      most: z
        .number(messages.most)
        .int(messages.most)
        .min(1, messages.most)
        .max(mostInvited, messages.most),
      days: z
        .number(messages.days)
        .int(messages.days)
        .min(1, messages.days)
        .max(mostDays, messages.days),
    })
    .refine(({ email, most }) => email === null || most === 1, {
      path: ['most'],
      message: messages.onlyOne,
    }),
  data: z.object({ url: z.string(), invitation }),
  errors: ['CONFLICT', 'TOO_MANY'],
});

export const revokeInvitation = endpoint({
  name: 'invitation.revoke',
  method: 'DELETE',
  path: '/v3/invitation/{id}',
  summary: 'Ends an invitation. People who have joined stay.',
  right: 'org_admin',
  params: one,
  data: z.object({ invitation_id: z.string() }),
});

export const readInvitation = endpoint({
  name: 'invitation.read',
  method: 'GET',
  path: '/v3/join/{token}',
  summary: 'What an invitation link is for, and whether it can still be accepted.',
  right: 'public',
  params: z.object({ token }),
  data: z.object({
    organisation: z.string(),
    name: z.string(),
    state: z.enum(invitationStates),
    /** It is for one email, which the answer does not contain. */
    is_personal: z.boolean(),
    expires_time: z.string(),
  }),
  errors: ['TOO_MANY'],
});
export type OpenedInvitation = z.output<NonNullable<typeof readInvitation.data>>;

const text = z.string().max(1000);

export const acceptInvitation = endpoint({
  name: 'invitation.accept',
  method: 'POST',
  path: '/v3/join/{token}',
  summary:
    'Adds the person who accepts an invitation as a worker with an account. Repeating it with the same id changes nothing.',
  right: 'public',
  params: z.object({ token }),
  body: z.strictObject({
    user_id: newRowId,
    name_first: text,
    name_last: text,
    email: text,
    password: text,
  }),
  data: z.object({ user_id: z.string() }),
  errors: ['CONFLICT', 'TOO_MANY'],
});
