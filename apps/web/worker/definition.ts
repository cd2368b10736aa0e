import { closingReads } from '#closing/offline';
import { dashboardReads } from '#dashboard/offline';
import { heatReads } from '#heat/offline';
import { hydrationReads } from '#hydration/offline';
import { measurementReads, measurementTables, measurementWrites } from '#measurements/offline';
import {
  applicationTypesOf,
  organisationPictures,
  organisationReads,
  organisationTables,
} from '#organisation/offline';
import type { CopyDefinition } from '#packages/sync/offline';
import { peoplePictures, peopleReads, peopleTables } from '#people/offline';
import { permissionReads, permissionTables } from '#permissions/offline';
import { strategyReads, strategyTables } from '#strategies/offline';
import { tagReads, tagTables } from '#tags/offline';
import { siteForecasts, weatherReads, weatherTables } from '#weather/offline';
import { workAccountReads } from '#work-accounts/offline';

/** The visible list: what each feature keeps offline, and what it may be asked. */
export const copyDefinition: CopyDefinition = {
  tables: [
    ...organisationTables,
    ...permissionTables,
    ...tagTables,
    ...peopleTables,
    ...measurementTables,
    ...strategyTables,
    ...weatherTables,
  ],
  reads: [
    ...organisationReads,
    ...permissionReads,
    ...tagReads,
    ...peopleReads,
    ...measurementReads,
    ...strategyReads,
    ...weatherReads,
    ...heatReads,
    ...hydrationReads,
    ...dashboardReads,
    ...closingReads,
    ...workAccountReads,
  ],
  pictures: [peoplePictures, organisationPictures],
  fetched: [siteForecasts],
  writes: [...measurementWrites],
  applicationTypes: applicationTypesOf,
};
