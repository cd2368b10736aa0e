import { outboxMessages } from '#outbox/contract';
import type { Database } from '#packages/database';
import { postPublic, problemOf, RefusedAddress, ServiceFailure } from '#packages/http/server';
import type { ResolveHost } from '#packages/http/server';
import type { Clock } from '#packages/kit';
import { FinalFailure } from '../message-transport.ts';
import type { MessageTransport } from '../message-transport.ts';
import { webhookHeaders } from './sign-webhook.ts';
import { findTarget, markGone } from './webhook-store.ts';

interface WebhookOptions {
  database: Database;
  now: Clock;
  /** Allows http and private addresses. Only for tests. */
  allowsPrivate: boolean;
  /** By default the resolver of the system. */
  resolve?: ResolveHost;
  /** Milliseconds for one request. */
  timeout?: number;
}

const usualTimeout = 5_000;
const longestAnswer = 64 * 1024;

/** Posts messages to the webhook of their organisation, with its current address and secret. */
export function webhookTransport({
  database,
  now,
  allowsPrivate,
  resolve,
  timeout = usualTimeout,
}: WebhookOptions): MessageTransport {
  return {
    async send({ org_id, message_id, text }) {
      const time = now();
      const target = await database.read(org_id, (tx) => findTarget(tx, time));
      if (target === null) throw new FinalFailure(outboxMessages.noWebhook);
      if (target.is_gone) throw new FinalFailure(outboxMessages.gone);
      const { address, secrets } = target;
      const headers = webhookHeaders({ id: message_id, now: time, body: text, secrets });
      const status = await asked(() =>
        postPublic(new URL(address), {
          ...{ body: text, headers, timeout, longest: longestAnswer, allowsPrivate },
          ...(resolve !== undefined && { resolve }),
        }),
      );
      if (status >= 200 && status < 300) return;
      if (status >= 300 && status < 400) throw new FinalFailure(outboxMessages.redirected);
      if (status === 410) {
        await database.write({ org_id, actor_user_id: null }, (tx) => markGone(tx, address));
        throw new FinalFailure(outboxMessages.gone);
      }
      throw new Error(problemOf(new ServiceFailure('refused', status)) ?? '');
    },
  };
}

/** The status. Failures have sentences without the address. */
async function asked(post: () => Promise<number>): Promise<number> {
  try {
    return await post();
  } catch (error) {
    if (error instanceof RefusedAddress) {
      const { notSecure, notPublic } = outboxMessages;
      throw new FinalFailure(error.reason === 'not_https' ? notSecure : notPublic);
    }
    throw new Error(problemOf(error) ?? String(error), { cause: error });
  }
}
