export { outboxFeature } from './feature.ts';
export type { OutboxServices } from './feature.ts';
export { messageTask } from './message-task.ts';
export type {
  MessageHooks,
  MessageResult,
  MessageTaskOptions,
  OnMessageResult,
  RefusalOfMessage,
} from './message-task.ts';
export { blankSecretEmails } from './blank-emails.ts';
export { linkLife } from './link-life.ts';
export { countQueued, removeMessages, withdrawMessages } from './outbox-store.ts';
export { sendMail } from './send-mail.ts';
export { checkMailServer, keepingTransport, smtpTransport } from './mail-transports.ts';
export { FinalFailure } from './message-transport.ts';
export type { MessageTransport, MessageTransports, OutgoingMessage } from './message-transport.ts';
export { limitedSms } from './sms/limited-sms.ts';
export { sendSms } from './sms/send-sms.ts';
export type { JsonSmsOptions, TwilioOptions } from './sms/sms-transports.ts';
export { jsonSms, twilioSms } from './sms/sms-transports.ts';
export { sendWebhook } from './webhook/send-webhook.ts';
export { findWebhook, isWebhookSet } from './webhook/webhook-store.ts';
export { webhookTransport } from './webhook/webhook-transport.ts';
