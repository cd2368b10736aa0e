import { z } from 'zod';
import { boundedJson } from '#packages/http/contract';

/** Most people whose older rows can be requested in one call. */
export const peopleAtOnce = 500;

/** A time for each table, and at most `peopleAtOnce` ids. */
const bodyBounds = { bytes: 64 * 1024, depth: 4 };

const looseBody = z.looseObject({
  application_types: z.array(z.string()).max(20).optional().catch(undefined),
  /** As received with the last answer of this half; 0 if there was none. */
  access_epoch: z.number().optional().catch(undefined),
  server_epoch: z.string().optional().catch(undefined),
  /** Requests a digest of every list that this answer brings up to date. */
  digest: z.boolean().optional().catch(undefined),
});

/**
 * Body of a sync call: for each table the time of its last row as received, or null for the
 * beginning. Unknown keys are ignored, an unreadable time counts as null.
 */
export const syncBody = boundedJson(looseBody, bodyBounds);

/** Body of a batch of the first load. */
export const batchBody = boundedJson(
  looseBody.extend({
    /** Only rows of these people: those who have become visible to the caller. */
    people: z.array(z.uuid()).max(peopleAtOnce).optional().catch(undefined),
  }),
  bodyBounds,
);

/** The rows of one list in an answer. */
export const syncRows = z.array(z.record(z.string(), z.unknown()));

/** The fields that every sync answer has beside its lists. */
export const syncAnswer = {
  sync_time: z.string(),
  /** The version of what the caller may see in this half. */
  access_epoch: z.number(),
  server_epoch: z.string(),
  /** The lists start from the beginning: the client deletes its rows of them. */
  full: z.boolean(),
};

/** Lists that were cut: the next call continues after their last row. */
export const cutLists = z.array(z.string()).optional();

/** Digests by table. */
export const syncDigests = z
  .record(z.string(), z.object({ count: z.number(), a: z.number(), b: z.number() }))
  .optional();

/**
 * The people whose large rows the caller may see, null for everybody; sent if the epochs differ.
 */
export const visiblePeople = z.array(z.string()).nullable().optional();

/**
 * In how much detail the caller gets the large rows; sent with the visible people. A copy that was
 * loaded in another detail deletes them and loads them again.
 */
export const visibleDetail = z.string().optional();

/** Which halves of the copy have changes. */
export const changedHalves = z.object({ core: z.boolean(), measures: z.boolean() });
export type ChangedHalves = z.infer<typeof changedHalves>;
