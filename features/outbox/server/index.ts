export { eraseLetters } from './erase-letters.ts';
export { letterExport } from './letter-export.ts';
export { blankingWork, letterWork } from './letter-work.ts';
export { outboxTable } from './migrations/2026-11-21-outbox.ts';
export { outboxCalls } from './outbox-routes.ts';
export { blankLetter, sendLetter, sendMail } from './send-mail.ts';
export type { Mail } from './send-mail.ts';
export { keepingTransport, smtpTransport } from './transport.ts';
export type { MailTransport } from './transport.ts';
