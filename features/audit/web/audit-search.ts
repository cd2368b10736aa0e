import { param, searchReader } from '#packages/kit';

/** Reads the filter of the log from a URL; invalid values are left out. */
export const filterFromSearch = searchReader({
  from: param.date,
  to: param.date,
  actor: param.id,
  entity: param.matching(/^.{1,50}$/s),
  entity_id: param.id,
  subject: param.id,
});
export type AuditFilter = ReturnType<typeof filterFromSearch>;
