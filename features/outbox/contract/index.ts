export { listEmails, mostEmails, resendEmail } from './outbox-endpoints.ts';
export type { OutboxEmail } from './outbox-email.ts';
export { outboxMessages } from './outbox-messages.ts';
