/**
 * Identifiers that stand for a role instead of an organisation that somebody made. Of these only the
 * support admin counts in this version: its admins hold the right SupportAdmin, which is for tickets
 * and quotes of all organisations, stories and the mark of test persons, and opens no measurements.
 * The others do nothing. None of them can be registered, renamed or closed.
 */
export const reservedOrganisations = {
  organisation_admin: '00000000-0000-8000-8000-000000000001',
  data_admin: '00000000-0000-8000-8000-000000000002',
  support_admin: '00000000-0000-8000-8000-000000000003',
  back_office: '00000000-0000-8000-8000-000000000004',
  sensor_test: '00000000-0000-8000-8000-000000000005',
  bi_data_reader: '00000000-0000-8000-8000-000000000006',
} as const;

/** True for an identifier that stands for a role. */
export function isReservedOrganisation(org_id: string): boolean {
  const ids: readonly string[] = Object.values(reservedOrganisations);
  return ids.includes(org_id.toLowerCase());
}
