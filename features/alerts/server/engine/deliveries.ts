import type { ChannelChoice } from '#alerts/contract';
import { deliveryOf, eventOf, isGrouped, isUrgent } from '#alerts/domain';
import type { AlertContent, Delivery } from '#alerts/domain';
import type { NotificationEvent } from '#notifications/contract';
import { findChoices } from '#notifications/server';
import { isWebhookSet } from '#outbox/server';
import type { Tx } from '#packages/database';
import type { AlertParts } from './write-messages.ts';

/** An alert that is about to be sent, or to be sent again. */
export interface Sending {
  content: AlertContent;
  channels: ChannelChoice;
  by: 'automatic' | 'hand';
  /** By default that of the content. */
  event?: NotificationEvent;
}

/** How an alert is delivered to people, in their order. */
export type DeliveriesOf = (
  sending: Sending,
  user_ids: readonly string[],
) => ReadonlyMap<string, Delivery>;

/** Reads which channels are configured and what people want of notifications. */
export async function findDeliveries(
  tx: Tx,
  user_ids: readonly string[],
  { now, isSmsSent }: Pick<AlertParts, 'now' | 'isSmsSent'>,
): Promise<DeliveriesOf> {
  const setup = { sms: isSmsSent, webhook: await isWebhookSet(tx) };
  const choiceOf = await findChoices(tx, [...new Set(user_ids)]);
  const at = new Date(now).toISOString();
  return ({ content, channels, by, event = eventOf(content) }, recipients) => {
    const pending = { event, isUrgent: isUrgent(content), mayWait: isGrouped(content, by) };
    return new Map(
      recipients.flatMap((user_id) => {
        const choice = choiceOf(user_id, pending, now);
        if (choice === null) return [];
        return [[user_id, deliveryOf(channels, { setup, choice, at })] as const];
      }),
    );
  };
}
