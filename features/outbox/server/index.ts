export { outboxFeature } from './feature.ts';
export type { OutboxServices } from './feature.ts';
export type { LetterWorkOptions } from './letter-work.ts';
export { blankSecretLetters } from './blank-letters.ts';
export { linkLife } from './link-life.ts';
export { blankLetter, sendLetter, sendMail } from './send-mail.ts';
export type { Mail } from './send-mail.ts';
export { keepingTransport, smtpTransport } from './transport.ts';
export type { MailTransport } from './transport.ts';
