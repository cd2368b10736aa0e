import { sampleTestField } from '#first-run/contract';

/** A column with ids, and the table that it is in. */
export interface IdColumn {
  readonly table: string;
  readonly column: string;
  /** The column has a list of ids. */
  readonly isList?: boolean;
  /** Which of the rows count; by default all. */
  readonly where?: string;
}

/** SQL condition: a test is of the sample data. The one who records a test writes its metadata. */
export const isSampleTest = `(metadata ? '${sampleTestField}' and measured_by_user_id is null)`;

/**
 * Rows about people that somebody adds. A sample person with one of these stays. Every other column
 * with ids of people is in `withoutPeople`; a test compares both with the schema.
 */
export const aboutPeople: readonly IdColumn[] = [
  { table: 'access_links', column: 'user_id' },
  { table: 'breaks', column: 'user_ids', isList: true },
  { table: 'credentials', column: 'user_id' },
  { table: 'emergency_entries', column: 'user_id' },
  { table: 'measurements', column: 'user_id', where: `active and not ${isSampleTest}` },
  { table: 'permissions', column: 'user_id' },
  { table: 'roster_user_leave', column: 'user_id' },
  { table: 'rosters', column: 'user_ids', isList: true },
  { table: 'session_users', column: 'user_id' },
  { table: 'strategies', column: 'user_id' },
  { table: 'work_accounts', column: 'user_id' },
  { table: 'worker_requests', column: 'user_id' },
];

/** Rows about tags that somebody adds, or that belong to people who stay. */
export const aboutTags: readonly IdColumn[] = [
  { table: 'alert_rules', column: 'tag_ids', isList: true },
  { table: 'breaks', column: 'location_id' },
  { table: 'devices', column: 'tag_id' },
  { table: 'education_assignments', column: 'tag_id' },
  { table: 'emergency_entries', column: 'location_id' },
  { table: 'invitations', column: 'tag_ids', isList: true },
  { table: 'location_packs', column: 'location_id' },
  { table: 'measurements', column: 'tag_ids', isList: true, where: 'active' },
  { table: 'measurements', column: 'user_tag_ids', isList: true, where: 'active' },
  { table: 'permissions', column: 'tag_id' },
  { table: 'readings', column: 'location_id' },
  { table: 'sessions', column: 'tag_ids', isList: true },
  { table: 'site_corrections', column: 'location_id' },
  { table: 'sso_settings', column: 'tag_ids', isList: true },
  { table: 'strategies', column: 'tag_id' },
  { table: 'tag_notices', column: 'tag_id' },
  {
    ...{ table: 'user_tags', column: 'tag_id' },
    where: `exists (select from users as u
      where u.org_id = r.org_id and u.user_id = r.user_id and u.active)`,
  },
];

/**
 * Columns with ids of people or tags that keep nothing: what the product writes by itself about
 * anybody, what only people with an account have, and the rows themselves.
 */
export const withoutMeaning: readonly string[] = [
  ...['alert_held_messages.user_id', 'alert_tests.user_id', 'assessments.user_id'],
  ...['audit_log.actor_user_id', 'audit_log.subject_user_id', 'break_alerts.location_id'],
  ...['compliance_high_risk_measurement_logs.user_id', 'compliance_user_alert_logs.named'],
  ...['compliance_user_alert_logs.user_id', 'device_tokens.made_by_user_id'],
  ...['education_courses.user_id', 'email_proofs.user_id', 'import_rows.user_id'],
  // A file copies rows that keep a person by themselves.
  ...['incident_files.named', 'incident_files.user_id'],
  ...['imports.user_id', 'loyalty_ledger.user_id', 'measurements.measured_by_user_id'],
  ...['outbox.user_id', 'password_resets.user_id', 'profile_views.user_id'],
  ...['programme_items.owner_user_id', 'push_messages.notice_ids', 'push_messages.user_id'],
  ...['push_subscriptions.user_id', 'quote_steps.user_id', 'quotes.user_id'],
  ...['referral_codes.user_id', 'referrals.user_id', 'registrations.user_id'],
  ...['removed_people.permission_ids', 'removed_people.user_id', 'report_runs.recipients'],
  ...['reports.recipients', 'roster_calendar_feeds.user_id', 'sign_in_devices.user_id'],
  ...['sign_ins.user_id', 'stories.user_id', 'tag_notices.user_id', 'tags.tag_id'],
  ...['session_users.session_user_id', 'ticket_messages.user_id', 'tickets.user_id'],
  ...['two_factor.user_id', 'user_tags.user_id', 'users.user_id'],
];
