import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import { outboxMessages as messages } from './outbox-messages.ts';

/** Longest address of a webhook, in characters. */
const longestAddress = 2000;

/** Where alerts of the organisation are posted. Its secret is in no response but of the call that makes it. */
const webhook = z.object({
  address: z.string(),
  /** When its secret was made. */
  secret_time: z.string(),
  /** It responded that it is gone. Nothing is sent until its address is saved again. */
  is_gone: z.boolean(),
});
export type Webhook = z.infer<typeof webhook>;

export const readWebhook = endpoint({
  name: 'webhook.read',
  method: 'GET',
  path: '/v3/outbox/webhook',
  summary: 'The webhook of the organisation, without its secret; null if there is none.',
  right: 'org_admin',
  data: z.object({ webhook: webhook.nullable() }),
});

export const saveWebhook = endpoint({
  name: 'webhook.save',
  method: 'PUT',
  path: '/v3/outbox/webhook',
  summary:
    'Sets the address of the webhook, and switches it on again. A new webhook gets a secret, which only this response contains.',
  right: 'org_admin',
  body: z.object({
    address: z
      .string()
      .trim()
      .max(longestAddress, messages.addressInvalid)
      .pipe(z.url({ protocol: /^https?$/, error: messages.addressInvalid })),
  }),
  /** The secret is null if the webhook has one already. */
  data: z.object({ webhook, secret: z.string().nullable() }),
});

export const rotateSecret = endpoint({
  name: 'webhook.rotate',
  method: 'POST',
  path: '/v3/outbox/webhook/secret',
  summary:
    'Makes a new secret, which only this response contains. For 24 hours requests are signed with the previous one as well.',
  right: 'org_admin',
  data: z.object({ webhook, secret: z.string() }),
});

export const removeWebhook = endpoint({
  name: 'webhook.remove',
  method: 'DELETE',
  path: '/v3/outbox/webhook',
  summary: 'Removes the webhook and its secret. Requests that are not sent yet fail.',
  right: 'org_admin',
  data: z.boolean(),
});

export const findChannels = endpoint({
  name: 'outbox.channels',
  method: 'GET',
  path: '/v3/outbox/channels',
  summary: 'Whether a mail server, SMS and webhook are configured.',
  right: 'org_admin',
  data: z.object({ mail: z.boolean(), sms: z.boolean(), webhook: z.boolean() }),
});
