export { letterExport } from './letter-export.ts';
export { blankingWork, letterWork } from './letter-work.ts';
export { outboxTable } from './migrations/2026-11-21-outbox.ts';
export { eraseLetters } from './outbox-store.ts';
export { blankLetter, sendLetter, sendMail } from './send-mail.ts';
export type { Mail } from './send-mail.ts';
export { keepingTransport, smtpTransport } from './transport.ts';
export type { MailTransport } from './transport.ts';
