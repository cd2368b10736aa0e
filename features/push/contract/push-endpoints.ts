import { z } from 'zod';
import { endpoint, newRowId } from '#packages/http/contract';
import { pushMessages as messages } from './push-messages.ts';

/** Longest address of a subscription, in characters. */
const longestEndpoint = 1000;

/** Base64url text of a number of bytes. */
const bytes = (count: number) =>
  z
    .string()
    .max(200)
    .regex(new RegExp(`^[\\w-]{${String(Math.ceil((count * 4) / 3))}}=*$`), messages.badKey);

/** What a browser returns when it subscribes. */
const subscription = {
  endpoint: z.string().max(longestEndpoint, messages.badEndpoint),
  /** Its public key, an uncompressed point of P-256. */
  p256dh: bytes(65),
  /** Its authentication secret. */
  auth: bytes(16),
};

/** A browser of the caller. */
export const pushBrowser = z.object({
  subscription_id: z.string(),
  user_agent: z.string(),
  /** SHA-256 of the address in hexadecimal, by which a browser recognises itself. */
  endpoint_hash: z.string(),
  created_time: z.string(),
  /** When a notification was last delivered; null if never. */
  last_used_time: z.string().nullable(),
});
export type PushBrowser = z.infer<typeof pushBrowser>;

export const findPushKey = endpoint({
  name: 'push.key',
  method: 'GET',
  path: '/v3/push/key',
  summary: 'The public key with which browsers subscribe to notifications (VAPID).',
  right: 'signed_in',
  data: z.object({ public_key: z.string() }),
});

export const listPushBrowsers = endpoint({
  name: 'push.list',
  method: 'GET',
  path: '/v3/push/subscription',
  summary: 'The browsers in which the caller gets notifications, newest first.',
  right: 'signed_in',
  data: z.object({ browsers: z.array(pushBrowser) }),
});

export const subscribePush = endpoint({
  name: 'push.subscribe',
  method: 'POST',
  path: '/v3/push/subscription',
  summary:
    'Sends the notifications of the caller to this browser. Sending the same again changes nothing; a browser of somebody else changes to the caller.',
  right: 'signed_in',
  body: z.object({ subscription_id: newRowId, ...subscription }),
  data: z.object({ subscription_id: z.string() }),
  errors: ['CONFLICT', 'TOO_MANY'],
});

export const unsubscribePush = endpoint({
  name: 'push.unsubscribe',
  method: 'DELETE',
  path: '/v3/push/subscription',
  summary: 'Sends no more notifications to a browser of the caller.',
  right: 'signed_in',
  query: z.object({ subscription_id: z.guid() }),
  data: z.object({ subscription_id: z.string() }),
});

export const testPush = endpoint({
  name: 'push.test',
  method: 'POST',
  path: '/v3/push/test',
  summary: 'Sends a test notification to all browsers of the caller.',
  right: 'signed_in',
  body: z.object({}),
  data: z.object({ browsers: z.number() }),
  errors: ['TOO_MANY'],
});

export const renewPush = endpoint({
  name: 'push.renew',
  method: 'POST',
  path: '/v3/push/renew',
  summary:
    'Replaces a subscription that the browser has renewed. The secret of the old one proves that it is the same browser.',
  right: 'public',
  isIndependent: true,
  body: z.object({
    old_endpoint: subscription.endpoint,
    old_auth: subscription.auth,
    ...subscription,
  }),
  data: z.object({ renewed: z.literal(true) }),
  errors: ['TOO_MANY', 'CONFLICT'],
});

export const acknowledgePush = endpoint({
  name: 'push.acknowledge',
  method: 'POST',
  path: '/v3/push/acknowledge',
  summary:
    'Acknowledges the alert of a notification with the token in it, which works once and only while the sign-in of the browser lasts.',
  right: 'public',
  isIndependent: true,
  body: z.object({ token: z.string().max(200) }),
  data: z.object({ acknowledged: z.literal(true) }),
  errors: ['TOO_MANY'],
});

export const findPushReach = endpoint({
  name: 'push.reach',
  method: 'GET',
  path: '/v3/push/reach',
  summary: 'The people who get notifications in a browser, for the preview of an alert rule.',
  right: 'org_admin',
  data: z.object({ user_ids: z.array(z.string()) }),
});
