import pg from 'pg';

const tables = [
  // Nobody is on shift, so no late break is alerted about.
  'rosters',
  ...['alert_schedules', 'alert_rules', 'alert_runs', 'alert_states', 'alert_messages'],
  ...['compliance_user_alert_logs', 'compliance_alert_logs', 'alert_tests'],
  'compliance_high_risk_measurement_logs',
];

/**
 * Removes the rules, alerts, high-risk measurements and rosters of the demo from the database at
 * the URL, so that a story sees only its own. Call before a browser syncs: the removal leaves no trace that
 * a browser could learn it from.
 */
export async function clearDemoAlerts(databaseUrl: string | undefined): Promise<void> {
  if (databaseUrl === undefined) throw new Error('The product has no database of its own');
  const sql = new pg.Client({ connectionString: databaseUrl });
  await sql.connect();
  try {
    // A statement each: one transaction could wait for the engine while the engine waits for it.
    for (const table of tables) await sql.query(`delete from ${table}`);
  } finally {
    await sql.end();
  }
}
