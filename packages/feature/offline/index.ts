import type { CopyDefinition } from '#packages/sync/offline';

/** Everything that one feature adds to the offline copy: its tables, and the reads that pages may ask for. */
export type OfflineFeature = Partial<
  Pick<CopyDefinition, 'tables' | 'reads' | 'pictures' | 'fetched' | 'writes' | 'hiddenWrites'>
> & {
  /** The feature's folder. */
  readonly name: string;
};
