import type { OfflineFeature } from '#packages/feature/offline';
import { addProfileView } from '#profile-views/contract';
import { viewRecorded } from './view-recorded.ts';

/** Who opened the data of a person. An opening waits in the queue, which no screen shows. */
export const profileViewFeature: OfflineFeature = {
  name: 'profile-views',
  reads: [viewRecorded],
  hiddenWrites: [addProfileView.name],
};
