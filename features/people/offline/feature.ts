import type { OfflineFeature } from '#packages/feature/offline';
import { peopleReads } from './people-reads.ts';
import { peoplePictures, peopleTables } from './user-rows.ts';

/** People and their pictures. */
export const peopleFeature: OfflineFeature = {
  name: 'people',
  tables: peopleTables,
  reads: peopleReads,
  pictures: [peoplePictures],
};
