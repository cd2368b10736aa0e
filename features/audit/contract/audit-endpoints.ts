import { z } from 'zod';
import { endpoint } from '#packages/http/contract';

/** Entries of one answer. */
export const auditPageSize = 200;

/** One line of the audit log: who did what to which row. */
export const auditEntry = z.object({
  audit_id: z.string(),
  time: z.string(),
  /** null where nobody did it but the product itself. */
  actor_user_id: z.string().nullable(),
  /** Name of the actor; empty where nobody has it any more. */
  actor_name: z.string(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.string().nullable(),
  summary: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditList = endpoint({
  name: 'audit.list',
  method: 'GET',
  path: '/v3/audit',
  summary: 'Who did what, newest first; as a file of all of it where text/csv is asked for.',
  right: 'org_admin',
  query: z.object({
    /** First and last day, in the time zone of the organisation. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    actor: z.guid().optional(),
    entity: z.string().max(50).optional(),
    /** The one row that is told of. */
    entity_id: z.guid().optional(),
    /** As given by the answer before. */
    cursor: z
      .string()
      .max(70)
      .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f-]{36}$/, 'This page is not known')
      .optional(),
  }),
  data: z.object({
    entries: z.array(auditEntry),
    /** Entries of the filter on all pages. */
    total: z.number(),
    /** null on the last page. */
    next_cursor: z.string().nullable(),
  }),
});
