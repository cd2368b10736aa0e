import pg from 'pg';

/**
 * Replaces the tests of the crowd by a number of tests over the last year: each with the tags of
 * its person, a third with a personal baseline, all at different times.
 */
export async function fillTests(connectionString: string, wanted: number): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('begin');
    // These rows have explicit stamps, like the demo's.
    await client.query("select set_config('app.stamping', 'on', true)");
    for (const table of ['link_measurements', 'measurements'])
      await client.query(`delete from ${table}`);
    await client.query(sql, [wanted]);
    await client.query('commit');
    await client.query('analyze measurements');
  } finally {
    await client.end();
  }
}

const sql = `
  with crew as (
    select u.org_id, u.user_id, u.name_first, u.name_last,
      coalesce(array_agg(t.tag_id) filter (where t.tag_id is not null), '{}') as tag_ids,
      row_number() over (order by u.user_id) - 1 as place, count(*) over () as many
    from users as u left join user_tags as t using (org_id, user_id)
    where u.active group by 1, 2, 3, 4
  ), missing as (
    select n, mod(abs(hashtext('person' || n)), (select max(many) from crew)) as place,
      25 + mod(abs(hashtext('value' || n)), 1500)::double precision / 10 as value
    from generate_series(1, $1::int) as n
  )
  insert into measurements (org_id, measurement_id, user_id, name_first, name_last, type, value,
    value_f, valid, metadata, created_time, modified_time, user_tag_ids)
  select org_id, gen_random_uuid(), user_id, name_first, name_last, 'sosm', value,
    to_char(value, 'FM990.0') || ' mOsm', n % 23 <> 0,
    case when place % 3 = 0
      then jsonb_build_object('baseline', jsonb_build_object('values',
        '[44,45,46,47,48,49]'::jsonb, 'mean', 46.5, 'std', 1.87))
      else '{}' end,
    now() - n * (interval '365 days' / $1::int),
    timestamptz '2021-01-01' + n * interval '1 ms', tag_ids
  from missing join crew using (place)`;
