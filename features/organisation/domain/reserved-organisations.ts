/**
 * Identifiers that represent a role instead of a real organisation. Only the support admin has an
 * effect in this version: its admins hold the right SupportAdmin, which is for tickets and quotes
 * of all organisations, stories and the mark of test people, and gives no access to measurements.
 * The others have no effect. None of them can be registered, renamed or closed.
 */
export const reservedOrganisations = {
  organisation_admin: '00000000-0000-8000-8000-000000000001',
  data_admin: '00000000-0000-8000-8000-000000000002',
  support_admin: '00000000-0000-8000-8000-000000000003',
  back_office: '00000000-0000-8000-8000-000000000004',
  sensor_test: '00000000-0000-8000-8000-000000000005',
  bi_data_reader: '00000000-0000-8000-8000-000000000006',
} as const;

/** True for an identifier that represents a role. */
export function isReservedOrganisation(org_id: string): boolean {
  const ids: readonly string[] = Object.values(reservedOrganisations);
  return ids.includes(org_id.toLowerCase());
}
