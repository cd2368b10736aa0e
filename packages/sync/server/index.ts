export type { AccessSource } from './access.ts';
export { rowMarks } from './row-marks.ts';
export { signalCall } from './signal/signal-call.ts';
export { createSignals } from './signal/signals.ts';
export type { SignalOptions, Signals } from './signal/signals.ts';
export { syncCalls } from './sync-calls.ts';
export type { SyncOptions } from './sync-calls.ts';
export { iso } from './sync-source.ts';
export type { Param, SourceColumns, SyncSource } from './sync-source.ts';
