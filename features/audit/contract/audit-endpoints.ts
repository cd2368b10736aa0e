import { z } from 'zod';
import { endpoint, timeCursor } from '#packages/http/contract';

/** Maximum number of entries in one response. */
export const auditPageSize = 200;

/** A field with its values before and after. */
const auditChange = z.object({
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  /** The values are not recorded, or the viewer may not see them. */
  is_hidden: z.boolean().optional(),
  /** The values were deleted with the data of a person. */
  is_erased: z.boolean().optional(),
});
export type AuditChange = z.infer<typeof auditChange>;

/** One entry of the audit log: who did what to which row. */
export const auditEntry = z.object({
  audit_id: z.string(),
  time: z.string(),
  /** Null for actions of the product itself. */
  actor_user_id: z.string().nullable(),
  /** Name of the actor; empty if it is not stored any more. */
  actor_name: z.string(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.string().nullable(),
  summary: z.string(),
  changes: z.array(auditChange),
  /** The person the entry is about. The name is empty if it is no longer stored. */
  subject: z.object({ user_id: z.string(), name: z.string() }).nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditList = endpoint({
  name: 'audit.list',
  method: 'GET',
  path: '/v3/audit',
  summary: 'The audit log, newest first; as a complete file if text/csv is requested.',
  right: 'org_admin',
  query: z.object({
    /** First and last day, in the time zone of the organisation. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    actor: z.guid().optional(),
    entity: z.string().max(50).optional(),
    /** Only entries about this row. */
    entity_id: z.guid().optional(),
    /** Only entries about this person. */
    subject: z.guid().optional(),
    /** The cursor of the previous response. */
    cursor: timeCursor.optional(),
  }),
  data: z.object({
    entries: z.array(auditEntry),
    /** Number of matching entries on all pages. */
    total: z.number(),
    /** Null on the last page. */
    next_cursor: z.string().nullable(),
  }),
});
