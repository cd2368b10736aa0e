import pg from 'pg';

/** Rows of each kind over the last year. */
export interface Answers {
  highRisk: number;
  alerts: number;
  courses: number;
}

/** Adds tests of high risk with their cases, alerts with their answers, and courses to the crowd. */
export async function fillAnswers(connectionString: string, wanted: Answers): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('begin');
    // These rows have explicit stamps, like the demo's.
    await client.query("select set_config('app.stamping', 'on', true)");
    await client.query(caseSql, [wanted.highRisk]);
    await client.query(alertSql, [wanted.alerts]);
    await client.query(noticeSql);
    await client.query(courseSql, [wanted.courses]);
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const caseSql = `
  insert into compliance_high_risk_measurement_logs (org_id,
    compliance_high_risk_measurement_log_id, compliance_alert_log_id, alert_rule_id, version,
    user_id, ori_measurement_id, survey_completed, guidance_read, supervisor_called, level,
    is_open, created_time, modified_time)
  select m.org_id, gen_random_uuid(), gen_random_uuid(), r.alert_rule_id, 1, m.user_id,
    m.measurement_id, n % 3 > 0, n % 4 > 0, n % 5 > 0, 'severe', false, m.created_time,
    timestamptz '2020-01-01' + n * interval '1 ms'
  from (
    select *, row_number() over (order by created_time) as n from measurements
    where valid and active and type = 'sosm' order by md5(measurement_id::text) limit $1
  ) as m
  cross join lateral (
    select alert_rule_id from alert_rules as r
    where r.org_id = m.org_id and r.type = 'status' order by alert_rule_id limit 1
  ) as r
  -- The running product may have opened a case of its own.
  on conflict do nothing`;

const alertSql = `
  insert into compliance_alert_logs (org_id, compliance_alert_log_id, origin, reason, status,
    metadata, targets, created_time, modified_time)
  select t.org_id, gen_random_uuid(), 'rule', 'now', 'sent', '{}',
    jsonb_build_array(jsonb_build_object('kind', 'place', 'tag_ids', jsonb_build_array(t.tag_id))),
    now() - n * (interval '365 days' / $1::int), timestamptz '2020-01-01' + n * interval '1 ms'
  from generate_series(1, $1::int) as n
  join (
    select org_id, tag_id, row_number() over (order by tag_id) - 1 as place, count(*) over () as many
    from tags where active and type in ('job', 'location')
  ) as t on t.place = n % t.many`;

/** Two recipients of each alert. */
const noticeSql = `
  insert into compliance_user_alert_logs (org_id, compliance_user_alert_log_id,
    compliance_alert_log_id, user_id, acked_at, is_urgent, state, metadata, created_time,
    modified_time)
  select a.org_id, gen_random_uuid(), a.compliance_alert_log_id, u.user_id,
    case when u.place = 0 then a.created_time + interval '20 minutes' end, false,
    case when u.place = 0 then 'acknowledged' else 'sent' end, '{}', a.created_time,
    timestamptz '2019-01-01' + (row_number() over ()) * interval '1 ms'
  from compliance_alert_logs as a
  join (
    select org_id, user_id, row_number() over (order by user_id) - 1 as place
    from users where active order by user_id limit 2
  ) as u using (org_id)
  where a.modified_time < timestamptz '2020-02-01'`;

const courseSql = `
  insert into education_courses (org_id, course_id, assignment_id, module_id, user_id, assigned_time,
    due_time, passed_time, valid_until)
  select u.org_id, gen_random_uuid(), gen_random_uuid(), m.module_id, u.user_id,
    now() - interval '200 days', now() - interval '100 days',
    case when n % 4 > 0 then now() - interval '150 days' end,
    case when n % 4 > 0 then now() + (n % 3 - 1) * interval '30 days' end
  from (
    select org_id, user_id, row_number() over (order by user_id) as n from users where active
  ) as u
  join education_modules as m on m.org_id = u.org_id and m.version_id is not null
  limit $1`;
