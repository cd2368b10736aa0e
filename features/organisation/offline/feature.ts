import type { OfflineFeature } from '#packages/feature/offline';
import {
  organisationPictures,
  organisationReads,
  organisationTables,
} from './organisation-rows.ts';

/** The organisation and its logo. */
export const organisationFeature: OfflineFeature = {
  name: 'organisation',
  tables: organisationTables,
  reads: organisationReads,
  pictures: [organisationPictures],
};
