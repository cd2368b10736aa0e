import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

/**
 * Body of the sync calls: slug of a table → time of its last row as received, or null for the
 * beginning. Unknown keys are ignored, an unreadable time counts as null.
 */
export const syncBody = z.looseObject({
  application_types: z.array(z.string()).max(20).optional().catch(undefined),
  access_epoch: z.number().optional().catch(undefined),
  server_epoch: z.string().optional().catch(undefined),
});

const row = z.record(z.string(), z.unknown());
const rows = z.array(row);

const answer = {
  sync_time: z.string(),
  /** What the caller may see has a version; a different one means the lists start anew. */
  access_epoch: z.number(),
  server_epoch: z.string(),
  full: z.boolean(),
};

export const syncCore = endpoint({
  name: 'sync.core',
  method: 'POST',
  path: '/v3/sync/core',
  summary: 'Changed rows of the small tables that the caller may see, at most 2000 a list.',
  right: 'signed_in',
  exempt: true,
  body: syncBody,
  data: z.object({
    ...answer,
    users: rows,
    organisation: row.nullable(),
    tags: rows,
    permissions: rows,
    custom_measurement_types: rows,
    link_measurement_types: rows,
    strategy: rows,
    sessions: rows,
    session_users: rows,
    alert_rules: rows,
    compliance_alert_logs: rows,
    compliance_user_alert_logs: rows,
    compliance_high_risk_measurement_logs: rows,
    rosters: rows,
    roster_user_leave: rows,
  }),
});

export const syncMeasures = endpoint({
  name: 'sync.measures',
  method: 'POST',
  path: '/v3/sync/measures',
  summary: 'Changed measurements that the caller may see, with their links.',
  right: 'signed_in',
  exempt: true,
  body: syncBody,
  data: z.object({
    ...answer,
    measurements: rows,
    link_measurements: rows,
    session_measurements: rows,
  }),
});

export const syncMeasuresInit = endpoint({
  name: 'sync.measures_init',
  method: 'POST',
  path: '/v3/sync/measures/init',
  summary: 'The measurements up to a horizon, batch by batch until a batch is empty.',
  right: 'signed_in',
  exempt: true,
  body: syncBody,
  data: z.object({ ...answer, measurements: rows, link_measurements: rows }),
});
