export { createBridge } from './bridge.ts';
export type { BridgeOptions, CopyBridge } from './bridge.ts';
export { connectCopy } from './connect.ts';
export type { CarrierName, CopyCarriers, CopyLine } from './connect.ts';
export { CopyProvider, useCopyBridge } from './copy-provider.tsx';
export { copyQuery, useCopy } from './use-copy.ts';
export type { CopyQueryOptions } from './use-copy.ts';
export { useSyncStatus } from './use-sync-status.ts';
