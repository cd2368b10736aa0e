import type { OfflineFeature } from '#packages/feature/offline';
import { workAccountReads } from './work-account-people.ts';

/** People with a work account. */
export const workAccountFeature: OfflineFeature = {
  name: 'work-accounts',
  reads: workAccountReads,
};
