import { z } from 'zod';
import { newRowId } from '#packages/http/contract';
import { sessionMessages as messages } from './session-messages.ts';

/** What decides who is in a session: everybody, chosen people, or tags. */
export const sessionTypes = ['all', 'custom', 'tag', 'job', 'location', 'job_location'] as const;
export type SessionType = (typeof sessionTypes)[number];

/** Hours from its start in which a session is open. */
export const sessionHours = 24;
/** Hours from its start in which a session is listed at all. */
export const archiveHours = 120;
/** Most people of sessions that one read returns. */
export const sessionUserLimit = 99_999;
/** Most people of one session. */
export const mostSessionPeople = 10_000;
/** Most open sessions of an organisation: every copy holds all of them. */
export const mostOpenSessions = 200;

/** Why a person is skipped. The choices say nothing about health. */
export const skipReasons = ['absent', 'leave', 'declined', 'other'] as const;
export type SkipReason = (typeof skipReasons)[number];

const skipReason = z.enum(skipReasons, messages.reasonUnknown).nullable();

/** The fields of a session that a client sends. */
export const sessionFields = z.object({
  session_id: newRowId,
  done: z.boolean().default(false),
  active: z.boolean().default(true),
  metadata: z.object({
    type: z.enum(sessionTypes, messages.typeUnknown),
    tag_ids: z
      .array(z.guid())
      .max(100, messages.manyTags)
      .default([])
      .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]),
  }),
});
export type SessionFields = z.output<typeof sessionFields>;

/** The people of a session as a client sends them. */
export const sessionUserFields = z.object({
  session_id: z.guid(),
  users: z
    .array(
      z.object({
        user_id: z.guid().transform((id) => id.toLowerCase()),
        skip: z.boolean().default(false),
        skip_reason: skipReason.default(null),
      }),
    )
    .min(1, messages.noPeople)
    .max(mostSessionPeople, messages.manyPeople)
    .refine(
      (users) => new Set(users.map(({ user_id }) => user_id)).size === users.length,
      messages.peopleTwice,
    ),
});
export type SessionUserFields = z.output<typeof sessionUserFields>['users'][number];

/** A session as it is stored and synced. */
export const session = z.object({
  session_id: z.string(),
  /** Archived; never taken back. */
  done: z.boolean(),
  active: z.boolean(),
  metadata: z.object({
    type: z.enum(sessionTypes),
    tag_ids: z.array(z.string()),
    /** Null once that person's data was erased. */
    created_by: z.string().nullable(),
  }),
  created_time: z.string(),
  modified_time: z.string(),
});
export type Session = z.infer<typeof session>;

/** A person of a session as it is stored and synced. */
export const sessionUser = z.object({
  session_user_id: z.string(),
  session_id: z.string(),
  user_id: z.string(),
  skip: z.boolean(),
  skip_reason: skipReason,
  active: z.boolean(),
  created_time: z.string(),
  modified_time: z.string(),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** A test of a session as it is stored and synced. Not active once the test does not count. */
export interface SessionMeasurement {
  session_measurement_id: string;
  session_id: string;
  measurement_id: string;
  active: boolean;
  created_time: string;
  modified_time: string;
}
