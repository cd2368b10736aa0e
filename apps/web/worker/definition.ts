import { syncConfig } from '#offline-copy/contract';
import { applicationTypesOf } from '#organisation/offline';
import type { CopyDefinition } from '#packages/sync/offline';
import { features } from './features.ts';

/** What the features store offline, and the reads for pages. */
export const copyDefinition: CopyDefinition = {
  config: syncConfig,
  tables: features.flatMap(({ tables = [] }) => tables),
  reads: features.flatMap(({ reads = [] }) => reads),
  pictures: features.flatMap(({ pictures = [] }) => pictures),
  fetched: features.flatMap(({ fetched = [] }) => fetched),
  writes: features.flatMap(({ writes = [] }) => writes),
  hiddenWrites: features.flatMap(({ hiddenWrites = [] }) => hiddenWrites),
  applicationTypes: applicationTypesOf,
};
