export { acknowledgeByPush } from './answer-store.ts';
export { recordMessageResult, recordPushResult } from './message-results.ts';
export { refusalOfMessage, refusalOfPush } from './recipient-check.ts';
export { alertAboutBreak } from './engine/break-alert.ts';
export type { BreakAlertParts } from './engine/break-alert.ts';
export { alertLoops } from './engine/alert-engine.ts';
export { findDueSlots } from './engine/slot-store.ts';
export type { DueSlot } from './engine/slot-store.ts';
export { alertFeature } from './feature.ts';
