import { acclimatisationFeature } from '#acclimatisation/offline';
import { heatWaveFeature } from '#heat-waves/offline';
import { alertFeature } from '#alerts/offline';
import { breakFeature } from '#breaks/offline';
import { closingFeature } from '#closing/offline';
import { dashboardFeature } from '#dashboard/offline';
import { emergencyFeature } from '#emergencies/offline';
import { firstRunFeature } from '#first-run/offline';
import { heatFeature } from '#heat/offline';
import { hydrationFeature } from '#hydration/offline';
import { measurementFeature } from '#measurements/offline';
import { monitoringFeature } from '#monitoring/offline';
import { morningSheetFeature } from '#morning-sheets/offline';
import { notificationFeature } from '#notifications/offline';
import { organisationFeature } from '#organisation/offline';
import type { OfflineFeature } from '#packages/feature/offline';
import { peopleFeature } from '#people/offline';
import { permissionFeature } from '#permissions/offline';
import { profileViewFeature } from '#profile-views/offline';
import { readingFeature } from '#readings/offline';
import { rosterFeature } from '#rosters/offline';
import { rulePackFeature } from '#rule-packs/offline';
import { sessionFeature } from '#sessions/offline';
import { strategyFeature } from '#strategies/offline';
import { tagFeature } from '#tags/offline';
import { weatherFeature } from '#weather/offline';
import { workAccountFeature } from '#work-accounts/offline';

/** Every feature of the offline copy. */
export const features: readonly OfflineFeature[] = [
  organisationFeature,
  permissionFeature,
  tagFeature,
  peopleFeature,
  measurementFeature,
  profileViewFeature,
  strategyFeature,
  rosterFeature,
  weatherFeature,
  alertFeature,
  heatFeature,
  acclimatisationFeature,
  heatWaveFeature,
  hydrationFeature,
  notificationFeature,
  sessionFeature,
  rulePackFeature,
  readingFeature,
  breakFeature,
  emergencyFeature,
  firstRunFeature,
  dashboardFeature,
  monitoringFeature,
  morningSheetFeature,
  closingFeature,
  workAccountFeature,
];
