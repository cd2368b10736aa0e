export { recordAttention } from './attention-endpoints.ts';
export { attentionMessages } from './attention-messages.ts';
export { entryCopyDays, entryMinutesAhead, oldestEntryDays, takenKinds } from './attention.ts';
export type { AttentionEntry, AttentionFields, TakenKind } from './attention.ts';
