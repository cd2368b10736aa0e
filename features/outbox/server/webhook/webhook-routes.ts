import { isIP } from 'node:net';
import {
  findChannels,
  outboxMessages as messages,
  readWebhook,
  removeWebhook,
  rotateSecret,
  saveWebhook,
} from '#outbox/contract';
import type { Webhook } from '#outbox/contract';
import type { Tx } from '#packages/database';
import { bind, fieldError, HttpError, isPublicAddress, isPublicName } from '#packages/http/server';
import type { Bound } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { createSecret } from './sign-webhook.ts';
import {
  deleteWebhook,
  findWebhook,
  isWebhookSet,
  replaceSecret,
  storeAddress,
} from './webhook-store.ts';

interface Options {
  isMailSent: boolean;
  isSmsSent: boolean;
  /** Allows http and private addresses. Only for tests. */
  allowsPrivateWebhooks: boolean;
}

/** Milliseconds for which requests are also signed with the previous secret. */
const overlap = 24 * 3_600_000;

/** Calls of admins about the webhook, and which channels are configured. */
export function webhookCalls({
  isMailSent,
  isSmsSent,
  allowsPrivateWebhooks,
}: Options): Bound<Viewer>[] {
  return [
    bind(findChannels, async ({ viewer, database }) => ({
      ...{ mail: isMailSent, sms: isSmsSent },
      webhook: await database.read(viewer.org_id, isWebhookSet),
    })),
    bind(readWebhook, async ({ viewer, database }) => ({
      webhook: await database.read(viewer.org_id, findWebhook),
    })),
    bind(saveWebhook, async ({ viewer, body, database, now }) => {
      const address = checkAddress(body.address, allowsPrivateWebhooks);
      return await database.write(viewer, async (tx) => {
        const secret = createSecret();
        const time = new Date(now()).toISOString();
        const isNew = await storeAddress(tx, { address: address.href, secret, time });
        tx.audit({ ...entry(viewer), action: 'change', summary: `address: ${address.host}` });
        return { webhook: await webhookOf(tx), secret: isNew ? secret : null };
      });
    }),
    bind(rotateSecret, async ({ viewer, database, now }) =>
      database.write(viewer, async (tx) => {
        const time = now();
        const secret = createSecret();
        const times = {
          time: new Date(time).toISOString(),
          until: new Date(time + overlap).toISOString(),
        };
        if (!(await replaceSecret(tx, { secret, ...times }))) {
          throw new HttpError('CONFLICT', { message: messages.noWebhook });
        }
        tx.audit({ ...entry(viewer), action: 'change', summary: 'new secret' });
        return { webhook: await webhookOf(tx), secret };
      }),
    ),
    bind(removeWebhook, async ({ viewer, database }) =>
      database.write(viewer, async (tx) => {
        if (await deleteWebhook(tx)) {
          tx.audit({ ...entry(viewer), action: 'remove', summary: '' });
        }
        return true;
      }),
    ),
  ];
}

/** @throws HttpError at the field. Names are resolved and checked with each request. */
function checkAddress(text: string, allowsPrivate: boolean): URL {
  const address = new URL(text);
  if (address.username !== '' || address.password !== '') {
    throw fieldError('address', messages.addressWithSignIn);
  }
  if (allowsPrivate) return address;
  if (address.protocol !== 'https:') throw fieldError('address', messages.addressInvalid);
  const host = address.hostname.replace(/^\[(.*)\]$/, '$1');
  if (!(isIP(host) === 0 ? isPublicName(host) : isPublicAddress(host))) {
    throw fieldError('address', messages.addressPrivate);
  }
  return address;
}

async function webhookOf(tx: Tx): Promise<Webhook> {
  const webhook = await findWebhook(tx);
  if (webhook === null) throw new Error('The webhook was not stored');
  return webhook;
}

function entry({ org_id }: Viewer) {
  return { entity: 'webhook' as const, entity_id: org_id };
}
