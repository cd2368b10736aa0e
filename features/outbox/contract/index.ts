export { listMessages, mostMessages, resendMessage } from './outbox-endpoints.ts';
export { messageChannels } from './outbox-message.ts';
export type { MessageChannel, OutboxMessage } from './outbox-message.ts';
export { outboxMessages } from './outbox-messages.ts';
export {
  findChannels,
  readWebhook,
  removeWebhook,
  rotateSecret,
  saveWebhook,
} from './webhook-endpoints.ts';
export type { Webhook } from './webhook-endpoints.ts';
