import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { outboxEmail } from './outbox-email.ts';

/** Maximum number of listed emails, the newest. */
export const mostEmails = 1000;

export const listEmails = endpoint({
  name: 'outbox.list',
  method: 'GET',
  path: '/v3/outbox',
  summary: 'The emails of the organisation, newest first. A single email includes its text.',
  right: 'org_admin',
  query: z.object({ message_id: z.guid().optional() }),
  data: z.object({
    emails: z.array(outboxEmail),
    /** False if this server stores emails instead of sending them. */
    is_mail_sent: z.boolean(),
  }),
});

export const resendEmail = endpoint({
  name: 'outbox.resend',
  method: 'POST',
  path: '/v3/outbox/{id}/resend',
  summary: 'Sends a sent or failed email again. A queued one stays queued.',
  right: 'org_admin',
  params: z.object({ id: z.guid() }),
  data: outboxEmail,
  errors: ['CONFLICT', 'TOO_MANY'],
});
