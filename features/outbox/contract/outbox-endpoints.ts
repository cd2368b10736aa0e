import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { outboxLetter } from './outbox-letter.ts';

/** Letters that are listed at most, the newest. */
export const mostLetters = 1000;

export const listLetters = endpoint({
  name: 'outbox.list',
  method: 'GET',
  path: '/v3/outbox',
  summary: 'The letters of the organisation, newest first; of one letter also what it says.',
  right: 'org_admin',
  query: z.object({ message_id: z.guid().optional() }),
  data: z.object({
    letters: z.array(outboxLetter),
    /** False where this server keeps its letters instead of sending them. */
    is_mail_sent: z.boolean(),
  }),
});

export const resendLetter = endpoint({
  name: 'outbox.resend',
  method: 'POST',
  path: '/v3/outbox/{id}/resend',
  summary: 'Sends a letter again that was sent or failed; one that waits goes on waiting.',
  right: 'org_admin',
  params: z.object({ id: z.guid() }),
  data: outboxLetter,
  errors: ['CONFLICT', 'TOO_MANY'],
});
