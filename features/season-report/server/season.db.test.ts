import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createOrgFixture,
  expectedFigures,
  makeOrganisation,
  measurementOf,
  newId,
  randomHistory,
  signInTo,
  storeMeasurements,
} from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { riskOf } from '#heat/domain';
import { hazardScore, factorsOf, presetOf } from '#jobs/domain';
import type { Tx, WriteTx } from '#packages/database';
import { seededRandom } from '#packages/kit';
import type { SeasonCounts, SeasonFigures, SeasonHours } from '#season-report/contract';

const histories = 8;
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

let fixture: OrgFixture;
beforeAll(async () => {
  fixture = await createOrgFixture();
});
afterAll(() => fixture.leave());

const get = (query: string, token: string, path = '') =>
  fixture.app.call('GET', `/v3/season-report${path}?${query}`, undefined, token);

/** Adds breaks that were due, alerts about some that nobody took, and emergencies. */
async function addIncidents(tx: WriteTx, seed: number, { from, to }: { from: string; to: string }) {
  const random = seededRandom(seed + 77);
  const [start, end] = [Date.parse(from) - 2 * day, Date.parse(to) + 2 * day];
  const times = (count: number) =>
    Array.from({ length: count }, () => Math.round(start + random() * (end - start)));
  const location_id = newId();
  for (const due of times(25)) {
    const late = Math.round((random() * 14 - 2) * minute);
    await tx.query(
      `insert into breaks (org_id, break_id, location_id, user_ids, people_count, started_time,
         due_time, planned_minutes, conditions, deleted, created_time)
       values ($1, $2, $3, '{}', 2, $4, $5, 15, '{}', $6, $4)`,
      [...[tx.org_id, newId(), location_id, new Date(due + late), new Date(due)], random() < 0.15],
    );
  }
  for (const [nth, created] of times(12).entries()) {
    await tx.query(
      `insert into break_alerts (org_id, location_id, cause, created_time) values ($1, $2, $3, $4)`,
      [tx.org_id, location_id, String(nth), new Date(created)],
    );
  }
  for (const time of times(5)) {
    await tx.query(
      `insert into emergency_entries (org_id, entry_id, emergency_id, kind, time, is_drill,
         created_time) values ($1, $2, $3, 'started', $4, $5, $4)`,
      [tx.org_id, newId(), newId(), new Date(time), random() < 0.5],
    );
  }
}

/** The counts of breaks and emergencies, written a second time from docs/decisions, 114. */
async function expectedIncidents(
  tx: Tx,
  { from, to, now }: { from: string; to: string; now: number },
): Promise<Pick<SeasonCounts, 'breaks' | 'breaks_in_time' | 'emergencies' | 'drills'>> {
  const { rows } = await tx.query<Record<string, number>>(
    `with bounds as (
       select ($2::date)::timestamp at time zone zone as first,
         least(($3::date + 1)::timestamp at time zone zone, $4::timestamptz) as until
       from (select coalesce(metadata->>'_timezone', 'UTC') as zone from organisations
         where org_id = $1) as o
     ), recorded as (
       select b.* from breaks as b, bounds
       where b.org_id = $1 and not b.deleted and b.due_time >= first and b.due_time < until
     ), missed as (
       select a.* from break_alerts as a, bounds
       where a.org_id = $1 and a.created_time - interval '5 minutes' >= first
         and a.created_time - interval '5 minutes' < until
         and a.created_time + interval '1 hour' < $4::timestamptz
         and 0 = (select count(*) from breaks as b
           where b.org_id = $1 and b.location_id = a.location_id and not b.deleted
             and case
               when b.started_time < a.created_time - interval '5 minutes'
                 then b.due_time between a.created_time - interval '10 minutes' and a.created_time
               when b.started_time <= a.created_time + interval '1 hour' then true
               else b.due_time between a.created_time - interval '1 hour' and a.created_time end)
     ), begun as (
       select e.* from emergency_entries as e, bounds
       where e.org_id = $1 and e.kind = 'started' and e.time >= first and e.time < until)
     select (select count(*)::int from recorded) as recorded,
       (select count(*)::int from missed) as missed,
       (select count(*)::int from recorded
        where started_time < due_time + interval '5 minutes') as in_time,
       (select count(*)::int from begun where not is_drill) as emergencies,
       (select count(*)::int from begun where is_drill) as drills`,
    [tx.org_id, from, to, new Date(now)],
  );
  const { recorded = 0, missed = 0, in_time = 0, emergencies = 0, drills = 0 } = rows[0] ?? {};
  return {
    breaks: { done: recorded, of: recorded + missed },
    breaks_in_time: { done: in_time, of: recorded },
    ...{ emergencies, drills },
  };
}

test('the figures of random histories equal a second calculation, and weeks add up', async () => {
  const seen = { missed: 0, tests: 0, emergencies: 0 };
  for (let seed = 0; seed < histories; seed += 1) {
    const { write, ...asked } = randomHistory(seed);
    const name = `season-${String(seed)}`;
    const { org_id, emailOf } = await makeOrganisation(fixture.database, name);
    await fixture.database.write({ org_id, actor_user_id: null }, async (tx) => {
      await write(tx);
      await addIncidents(tx, seed, asked);
    });
    fixture.clock.now = asked.now;
    const token = await signInTo(fixture.app, emailOf('admin'));
    const days = `from=${asked.from}&to=${asked.to}`;
    const expected = await fixture.database.read(org_id, async (tx) => ({
      groups: await expectedFigures(tx, asked),
      incidents: await expectedIncidents(tx, asked),
      tags: (
        await tx.query<{ tag_id: string; type: string }>(
          `select tag_id, type from tags where org_id = $1 and active and not is_hidden
             and type in ('job', 'location')`,
          [org_id],
        )
      ).rows,
    }));
    const groups = [{ tag_id: 'organisation', query: '' }].concat(
      expected.tags.map(({ tag_id, type }) => ({ tag_id, query: `&${type}_id=${tag_id}` })),
    );
    for (const { tag_id, query } of groups) {
      const { status, body } = await get(`${days}${query}`, token);
      expect([status, body.errors]).toEqual([200, undefined]);
      const figures = body.data as unknown as SeasonFigures;
      const group = expected.groups.get(tag_id);
      expect(figures, `seed ${String(seed)}, ${tag_id}`).toMatchObject({
        ...{ people: group?.people, tests: group?.tests, alerts: group?.alerts },
        ...{ retests: group?.retests, answer_minutes: group?.median_minutes },
        ...(query === '' && expected.incidents),
      });
      const sum = (of: (week: SeasonFigures['weeks'][number]) => number) =>
        figures.weeks.reduce((total, week) => total + of(week), 0);
      for (const figure of ['tests', 'breaks', 'breaks_in_time', 'alerts', 'retests'] as const) {
        expect([figure, sum((week) => week[figure].done)]).toEqual([figure, figures[figure].done]);
        expect([figure, sum((week) => week[figure].of)]).toEqual([figure, figures[figure].of]);
      }
      expect(sum(({ emergencies, drills }) => emergencies + drills)).toBe(
        figures.emergencies + figures.drills,
      );
      if (query !== '') continue;
      // The rows behind a figure are those that it counts.
      for (const figure of ['breaks', 'alerts', 'retests'] as const) {
        const { body: rows } = await get(`${days}&figure=${figure}`, token, '/rows');
        const listed = rows.data['rows'] as unknown as { is_done: boolean }[];
        expect(listed).toHaveLength(figures[figure].of);
        expect(listed.filter(({ is_done }) => is_done)).toHaveLength(figures[figure].done);
      }
      if (figures.breaks.done < figures.breaks.of) seen.missed += 1;
      if (figures.tests.done > 0) seen.tests += 1;
      if (figures.emergencies > 0) seen.emergencies += 1;
    }
  }
  for (const [what, count] of Object.entries(seen)) {
    expect([what, count > 3]).toEqual([what, true]);
  }
});

test('a manager gets the figures of their crew only, and others none', async () => {
  const { acme, app, database } = fixture;
  fixture.clock.now = Date.parse('2026-11-20T04:00:00Z');
  const tested = ['worker_day', 'worker_night'].map((name) =>
    measurementOf(acme.id(name), { created_time: '2026-11-18T04:00:00.000Z' }),
  );
  await storeMeasurements(database, acme.org_id, tested);
  const days = 'from=2026-11-01&to=2026-11-20';
  const tokenOf = (name: string) => signInTo(app, acme.emailOf(name));
  const [admin, manager] = [await tokenOf('admin'), await tokenOf('manager_day')];
  const rowsOf = async (token: string) => {
    const { body } = await get(`${days}&figure=tests`, token, '/rows');
    return (body.data['rows'] as unknown as { user_id: string }[]).map(({ user_id }) => user_id);
  };
  expect(await rowsOf(manager)).toEqual([acme.id('worker_day')]);
  expect((await rowsOf(admin)).toSorted()).toEqual(
    [acme.id('worker_day'), acme.id('worker_night')].toSorted(),
  );
  const own = (await get(days, manager)).body.data as unknown as SeasonFigures;
  const all = (await get(days, admin)).body.data as unknown as SeasonFigures;
  expect([own.people, own.tests.of * 2]).toEqual([4, all.tests.of]);
  const worker = await tokenOf('worker_day');
  for (const path of ['', '/hours', '/rows', '/changes']) {
    const query = path === '/rows' ? `${days}&figure=tests` : days;
    expect((await get(query, worker, path)).status).toBe(403);
  }
  expect((await get(days, manager, '/changes')).status).toBe(403);
  expect((await get(`${days}&job_id=${newId()}`, admin)).status).toBe(404);
  expect((await get(`${days}&location_id=${acme.day}`, admin)).status).toBe(404);
  expect((await get('from=2026-11-02&to=2026-11-01', admin)).body.errors['to']).toBe(
    'The last day must not be before the first',
  );
  expect((await get(`${days}&figure=salaries`, admin, '/rows')).status).toBe(422);
});

test('hours at risk and plans are those of the shifts, by past weather only', async () => {
  const { app, database } = fixture;
  const { org_id, emailOf, id } = await makeOrganisation(database, 'hours');
  const now = Date.parse('2026-11-20T04:00:00Z');
  fixture.clock.now = now;
  const [location, job] = [newId(), newId()];
  const place = { lat: -20, lon: 118 };
  const factors = presetOf('high');
  await database.write({ org_id, actor_user_id: null }, async (tx) => {
    await tx.query(
      `insert into tags (org_id, tag_id, name, type, metadata, created_time)
       values ($1, $2, 'Pit', 'location', $4, now()), ($1, $3, 'Drilling', 'job', $5, now())`,
      [org_id, location, job, JSON.stringify(place), JSON.stringify(factors)],
    );
    for (const name of ['worker_day', 'mate_day']) {
      await tx.query(
        `insert into user_tags (org_id, user_id, tag_id)
         select $1, $2, unnest($3::uuid[])`,
        [org_id, id(name), [location, job]],
      );
    }
    // Half past one until half past nine UTC each day; known since the tenth.
    await tx.query(
      `insert into rosters (org_id, roster_id, user_ids, shift_start_time, shift_end_time, timezone,
         frequency, interval, days_of_week, active, created_time)
       values ($1, $2, $3, '2026-11-01T01:30Z', '2026-11-01T09:30Z', 'UTC', 4, 1,
         '{0,1,2,3,4,5,6}', true, '2026-11-10T00:00Z')`,
      [org_id, newId(), ['worker_day', 'mate_day', 'worker_night'].map(id)],
    );
  });
  const token = await signInTo(app, emailOf('admin'));
  const { body } = await get('from=2026-11-01&to=2026-11-30', token, '/hours');
  const hours = body.data as unknown as SeasonHours;
  const { body: weather } = await app.call(
    'GET',
    `/v3/external/weather/history?lat=${String(place.lat)}&lon=${String(place.lon)}&dt=2026-11-01&end_dt=2026-11-19`,
    undefined,
    token,
  );
  const past = weather.data as unknown as {
    forecast: {
      forecastday: {
        hour: { time_epoch: number; heatindex_c: number; wind_kph: number }[];
      }[];
    };
  };
  const hazard = hazardScore(factorsOf(factors));
  const risks = new Map(
    past.forecast.forecastday
      .flatMap((each) => each.hour)
      .map(({ time_epoch, heatindex_c, wind_kph }) => [
        time_epoch * 1000,
        riskOf({ hazard, heat_index: heatindex_c, wind_kph }) ?? 0,
      ]),
  );
  const expected = { high: 0, extreme: 0, unknown: 0, total: 0 };
  // Minute by minute from the day the roster is known until the current day.
  for (let time = Date.parse('2026-11-10'); time < Date.parse('2026-11-20'); time += minute) {
    const ofDay = time % day;
    if (ofDay < 1.5 * hour || ofDay >= 9.5 * hour) continue;
    const risk = risks.get(time - (time % hour));
    // Two people with the job, and one without a job.
    expected.total += 3 / 60;
    expected.unknown += 1 / 60;
    if (risk === undefined) expected.unknown += 2 / 60;
    else if (risk > 60) expected.extreme += 2 / 60;
    else if (risk >= 28) expected.high += 2 / 60;
  }
  const rounded = Object.fromEntries(
    Object.entries(expected).map(([key, value]) => [key, Math.round(value * 10) / 10]),
  );
  expect(hours).toMatchObject({ ...rounded, known_to: '2026-11-19', unread: 0 });
  expect(hours.total).toBe(240);
  expect(hours.high + hours.extreme).toBeGreaterThan(10);
  expect(hours.rosters_from).toBe('2026-11-10T00:00:00.000Z');
  expect(hours.jobs.map(({ name, total }) => [name, total])).toEqual([
    ['Drilling', 160],
    ['', 80],
  ]);
  const { body: other } = await get(
    `from=2026-11-01&to=2026-11-30&job_id=${job}&location_id=${location}`,
    token,
    '/hours',
  );
  expect((other.data as unknown as SeasonHours).total).toBe(160);

  // Both are recorded as new on the tenth. By decision 093 each heat day gives a fifth more.
  await database.write({ org_id, actor_user_id: null }, async (tx) => {
    await tx.query(
      // Joining the location was noted with the time of the test.
      `update users set metadata = metadata - '_sites'
         || '{"_acclimatisation": {"state": "new", "date": "2026-11-10"}}'
       where org_id = $1 and user_id = any($2::uuid[])`,
      [org_id, ['worker_day', 'mate_day'].map(id)],
    );
  });
  const indices = new Map(
    past.forecast.forecastday
      .flatMap((each) => each.hour)
      .map(({ time_epoch, heatindex_c }) => [time_epoch * 1000, heatindex_c]),
  );
  const all = { done: 0, of: 0 };
  for (const trigger of [27, 31, 33, 35, 37, 40]) {
    await database.write({ org_id, actor_user_id: null }, async (tx) => {
      await tx.query(
        `update organisations
         set metadata = metadata || jsonb_build_object('_heat_index_threshold', $2::int)
         where org_id = $1`,
        [org_id, trigger],
      );
    });
    const kept = { done: 0, of: 0 };
    let heatDays = 0;
    for (let date = Date.parse('2026-11-10'); date < Date.parse('2026-11-20'); date += day) {
      let hot = 0;
      for (let time = date + 1.5 * hour; time < date + 9.5 * hour; time += minute) {
        if ((indices.get(time - (time % hour)) ?? 0) >= trigger) hot += 1;
      }
      const share = Math.min(5, heatDays + 1) / 5;
      if (share < 1) {
        kept.of += 2;
        if (hot <= Math.floor(480 * share)) kept.done += 2;
      }
      if (hot >= 96) heatDays += 1;
    }
    const { body: plans } = await get(
      `from=2026-11-01&to=2026-11-30&job_id=${job}`,
      token,
      '/plans',
    );
    expect(plans.data, String(trigger)).toEqual({ kept, unknown: 0, left_out: 0 });
    all.done += kept.done;
    all.of += kept.of;
  }
  expect(all.done).toBeGreaterThan(0);
  expect(all.of).toBeGreaterThan(all.done);
});
