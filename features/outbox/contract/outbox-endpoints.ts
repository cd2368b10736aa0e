import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { outboxMessage } from './outbox-message.ts';

/** Maximum number of listed messages, the newest. */
export const mostMessages = 1000;

export const listMessages = endpoint({
  name: 'outbox.list',
  method: 'GET',
  path: '/v3/outbox',
  summary: 'The messages of the organisation, newest first. A single message includes its text.',
  right: 'org_admin',
  query: z.object({ message_id: z.guid().optional() }),
  data: z.object({
    messages: z.array(outboxMessage),
    /** False if this server stores emails instead of sending them. */
    is_mail_sent: z.boolean(),
  }),
});

export const resendMessage = endpoint({
  name: 'outbox.resend',
  method: 'POST',
  path: '/v3/outbox/{id}/resend',
  summary: 'Sends a sent or failed message again. A queued one stays queued.',
  right: 'org_admin',
  params: z.object({ id: z.guid() }),
  data: outboxMessage,
  errors: ['CONFLICT', 'TOO_MANY'],
});
