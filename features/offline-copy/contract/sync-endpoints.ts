import { z } from 'zod';
import { endpoint } from '#packages/http/contract';
import {
  batchBody,
  cutLists,
  changedHalves,
  syncAnswer,
  syncBody,
  syncDigests,
  syncRows,
  visibleDetail,
  visiblePeople,
} from '#packages/sync/contract';

export const syncCore = endpoint({
  name: 'sync.core',
  method: 'POST',
  path: '/v3/sync/core',
  summary:
    'Changed rows of the small tables that the caller may see, at most 2000 a list and 4 MiB in all.',
  right: 'signed_in',
  isIndependent: true,
  body: syncBody,
  data: z
    .object({
      ...syncAnswer,
      more: cutLists,
      users: syncRows,
      organisation: syncRows.element.nullable(),
      tags: syncRows,
      permissions: syncRows,
      custom_measurement_types: syncRows,
      link_measurement_types: syncRows,
      strategy: syncRows,
      sessions: syncRows,
      session_users: syncRows,
      alert_rules: syncRows,
      compliance_alert_logs: syncRows,
      compliance_user_alert_logs: syncRows,
      compliance_high_risk_measurement_logs: syncRows,
      rosters: syncRows,
      roster_user_leave: syncRows,
      digest: syncDigests,
    })
    // Lists of further features.
    .loose(),
});

export const syncMeasures = endpoint({
  name: 'sync.measures',
  method: 'POST',
  path: '/v3/sync/measures',
  summary: 'Changed measurements that the caller may see, with their links.',
  right: 'signed_in',
  isIndependent: true,
  body: syncBody,
  data: z.object({
    ...syncAnswer,
    more: cutLists,
    measurements: syncRows,
    link_measurements: syncRows,
    session_measurements: syncRows,
    visible_people: visiblePeople,
    visible_detail: visibleDetail,
    digest: syncDigests,
  }),
});

export const syncMeasuresInit = endpoint({
  name: 'sync.measures_init',
  method: 'POST',
  path: '/v3/sync/measures/init',
  summary: 'The measurements up to a horizon, batch by batch until a batch is empty.',
  right: 'signed_in',
  isIndependent: true,
  body: batchBody,
  data: z.object({
    ...syncAnswer,
    measurements: syncRows,
    link_measurements: syncRows,
    visible_people: visiblePeople,
    visible_detail: visibleDetail,
  }),
});

export const syncEvents = endpoint({
  name: 'sync.events',
  method: 'GET',
  path: '/v3/sync/events',
  summary:
    'Sends the event `news` when something has changed that the caller may see. Never what: the other sync calls return that.',
  right: 'signed_in',
  isIndependent: true,
  isStream: true,
  data: changedHalves,
  errors: ['TOO_MANY', 'UNAVAILABLE'],
});

/** The calls of the offline copy. */
export const syncEndpoints = {
  core: syncCore,
  measures: syncMeasures,
  init: syncMeasuresInit,
  events: syncEvents,
} as const;
