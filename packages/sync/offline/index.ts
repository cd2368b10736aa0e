export { defineRead } from './read.ts';
export type { Copy, Read, ReadContext, Unsent } from './read.ts';
export type { NewWrite, QueuedWrite, QueueOutcome, QueueState } from './queue/queued-write.ts';
export type { Refusal, WriteKind } from './queue/write-kind.ts';
export { CopyRefusedError, signedOutError, unknownStatus } from './protocol.ts';
export type {
  CopyAuth,
  CopyPort,
  CopyReport,
  FromCopy,
  PagePort,
  Port,
  RefusalCode,
  SyncStatus,
  ToCopy,
} from './protocol.ts';
export { logLimit } from './logs/log-entry.ts';
export type { LogContext, LogEntry, LogLevel, LogType } from './logs/log-entry.ts';
export { defineChunkTable, defineRowTable } from './tables/tables.ts';
export type {
  ChunkTable,
  Derivation,
  ListDerivation,
  RowTable,
  TableDeclaration,
} from './tables/tables.ts';
export type { Column, Row } from './tables/column.ts';
export type { FetchedTable, WantedRow } from './tables/fetched.ts';
export type {
  CopyDefinition,
  PictureSource,
  StoredPicture,
  WantedPicture,
} from './tables/definition.ts';
export type { ChunkIndex } from './chunks/chunk-index.ts';
export type { QuarantinedRow } from './store/quarantine.ts';
export { createCopyHost } from './host/host.ts';
export type { CopyHost } from './host/host.ts';
export type { Channel, CopyEnvironment } from './environment.ts';
export { requestedDelay, retryDelay } from './engine/back-off.ts';
export { reconnectDelay } from './signal/reconnect.ts';
