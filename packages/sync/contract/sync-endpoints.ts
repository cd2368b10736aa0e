import { z } from 'zod';
import { boundedJson, endpoint } from '#packages/http/contract';

/**
 * Body of the sync calls: slug of a table → time of its last row as received, or null for the
 * beginning. Unknown keys are ignored, an unreadable time counts as null.
 */
export const syncBody = z.looseObject({
  application_types: z.array(z.string()).max(20).optional().catch(undefined),
  /** As received with the last answer of this half; 0 where none was. */
  access_epoch: z.number().optional().catch(undefined),
  server_epoch: z.string().optional().catch(undefined),
  /** Asks for a digest of every list that this answer brings up to date. */
  digest: z.boolean().optional().catch(undefined),
});

/** A time for each list, and at most `peopleAtOnce` ids. */
const bodyBounds = { bytes: 64 * 1024, depth: 4 };

/** Most people whose older rows can be asked for in one call. */
export const peopleAtOnce = 500;

const syncInitBody = syncBody.extend({
  /** Only rows of these people: those whom the caller may see since a short while. */
  people: z.array(z.uuid()).max(peopleAtOnce).optional().catch(undefined),
});

const row = z.record(z.string(), z.unknown());
const rows = z.array(row);

const answer = {
  sync_time: z.string(),
  /** What the caller may see has a version, one for core and one for measures. */
  access_epoch: z.number(),
  server_epoch: z.string(),
  /** The lists start anew: whatever the client has of them must go. */
  full: z.boolean(),
};

const digests = z.record(z.string(), z.object({ count: z.number(), a: z.number(), b: z.number() }));

/** Lists that were cut: the next call goes on behind their last row. */
const more = z.array(z.string()).optional();

/** Whose measurements the caller may see, null for everybody's; sent where the epochs differ. */
const visible_people = z.array(z.string()).nullable().optional();

export const syncCore = endpoint({
  name: 'sync.core',
  method: 'POST',
  path: '/v3/sync/core',
  summary:
    'Changed rows of the small tables that the caller may see, at most 2000 a list and 4 MiB in all.',
  right: 'signed_in',
  exempt: true,
  body: boundedJson(syncBody, bodyBounds),
  data: z.object({
    ...answer,
    more,
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
    digest: digests.optional(),
  }),
});

export const syncMeasures = endpoint({
  name: 'sync.measures',
  method: 'POST',
  path: '/v3/sync/measures',
  summary: 'Changed measurements that the caller may see, with their links.',
  right: 'signed_in',
  exempt: true,
  body: boundedJson(syncBody, bodyBounds),
  data: z.object({
    ...answer,
    more,
    measurements: rows,
    link_measurements: rows,
    session_measurements: rows,
    visible_people,
    digest: digests.optional(),
  }),
});

export const syncMeasuresInit = endpoint({
  name: 'sync.measures_init',
  method: 'POST',
  path: '/v3/sync/measures/init',
  summary: 'The measurements up to a horizon, batch by batch until a batch is empty.',
  right: 'signed_in',
  exempt: true,
  body: boundedJson(syncInitBody, bodyBounds),
  data: z.object({ ...answer, measurements: rows, link_measurements: rows, visible_people }),
});

/** Which halves of the copy have something new. */
export const news = z.object({ core: z.boolean(), measures: z.boolean() });
export type News = z.infer<typeof news>;

export const syncEvents = endpoint({
  name: 'sync.events',
  method: 'GET',
  path: '/v3/sync/events',
  summary:
    'Says, as event `news`, that something has changed which the caller may see. Never what: that is asked for by the other sync calls.',
  right: 'signed_in',
  exempt: true,
  isStream: true,
  data: news,
  errors: ['TOO_MANY', 'UNAVAILABLE'],
});
