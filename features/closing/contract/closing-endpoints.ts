import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { closingMessages } from './closing-messages.ts';

export const deleteMe = endpoint({
  name: 'auth.delete_me',
  method: 'POST',
  path: '/v2/auth/delete_me',
  summary: "Deletes the caller's own account and ends all of its sign-ins.",
  right: 'signed_in',
  data: z.boolean(),
  errors: ['CONFLICT'],
});

export const closeOrganisation = endpoint({
  name: 'organisation.close',
  method: 'POST',
  path: '/v3/organisation/close',
  summary: 'Closes the organisation in 30 days; until then it is read only.',
  right: 'owner',
  body: z.object({
    /** The organisation's name, as a confirmation. */
    name: z.string().max(200),
    /** For people with a password; people with only a work account must have signed in recently. */
    password: z.string().max(128).optional(),
    /** Code of the authenticator, if two-factor sign-in is on. */
    verification_code: z.string().max(6).optional(),
    reason: z.string().trim().max(500, closingMessages.reasonTooLong).optional(),
  }),
  data: z.object({ closes_time: z.string() }),
  errors: ['TOO_MANY', 'CONFLICT'],
});

export const cancelClosing = endpoint({
  name: 'organisation.cancel_closing',
  method: 'POST',
  path: '/v3/organisation/close/cancel',
  summary: 'Cancels the closing of the organisation.',
  right: 'owner',
  data: z.boolean(),
});
