export { outboxFeature } from './feature.ts';
export type { OutboxServices } from './feature.ts';
export type { EmailResult, EmailTaskOptions, OnEmailResult } from './email-task.ts';
export { blankSecretEmails } from './blank-emails.ts';
export { linkLife } from './link-life.ts';
export { withdrawMail } from './outbox-store.ts';
export { sendMail } from './send-mail.ts';
export { keepingTransport, smtpTransport } from './transport.ts';
export type { MailTransport } from './transport.ts';
