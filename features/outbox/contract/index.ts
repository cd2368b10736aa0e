export { listLetters, mostLetters, resendLetter } from './outbox-endpoints.ts';
export { letterStates } from './outbox-letter.ts';
export type { OutboxLetter } from './outbox-letter.ts';
export { outboxMessages } from './outbox-messages.ts';
