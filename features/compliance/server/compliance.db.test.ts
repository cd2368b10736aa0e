import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createOrgFixture,
  expectedFigures,
  makeOrganisation,
  newId,
  randomHistory,
  signInTo,
} from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { computeFigures } from '#compliance/domain';
import type { Database } from '#packages/database';
import { gatherFacts } from './index.ts';

const histories = 50;

let fixture: OrgFixture;
let admin: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
});
afterAll(() => fixture.leave());

interface Asked {
  from: string;
  to: string;
  now: number;
}

/** The figures of the product and those of the second calculation, by tag. */
async function bothFigures(database: Database, org_id: string, asked: Asked) {
  const { facts } = await database.read(org_id, (tx) => gatherFacts(tx, asked, asked.now));
  const { organisation, jobs, locations } = computeFigures(facts);
  const { jobs: _, jobs_unassessed, locations_unplaced, ...all } = organisation;
  const { locations: __, survey, guidance, supervisor, ...whole } = all;
  expect(survey.of + guidance.of + supervisor.of).toBe(whole.actions.of);
  expect(survey.done + guidance.done + supervisor.done).toBe(whole.actions.done);
  expect(jobs_unassessed).toBe(jobs.filter((job) => !job.is_complete).length);
  expect(locations_unplaced).toBe(locations.filter((place) => !place.is_complete).length);
  const ours = new Map([
    ['organisation', whole],
    ...[...jobs, ...locations].map(
      ({ tag_id, name: _name, is_complete: _c, ...figures }) => [tag_id, figures] as const,
    ),
  ]);
  const expected = await database.read(org_id, (tx) => expectedFigures(tx, asked));
  return { ours, expected };
}

test('[SET-14] the figures of 50 random histories equal a second calculation', async () => {
  const seen = { tests: 0, retests: 0, actions: 0, alerts: 0, courses: 0, never_tested: 0 };
  for (let seed = 0; seed < histories; seed += 1) {
    const { write, ...asked } = randomHistory(seed);
    const { org_id } = await makeOrganisation(fixture.database, `history-${String(seed)}`);
    await fixture.database.write({ org_id, actor_user_id: null }, write);
    const { ours, expected } = await bothFigures(fixture.database, org_id, asked);
    expect(Object.fromEntries(ours), `seed ${String(seed)}`).toEqual(Object.fromEntries(expected));
    for (const group of expected.values()) {
      if (group.never_tested > 0) seen.never_tested += 1;
      for (const figure of ['tests', 'retests', 'actions', 'alerts', 'courses'] as const) {
        // Neither nothing nor everything, so that a wrong condition would show.
        const { done, of } = group[figure];
        if (done > 0 && done < of) seen[figure] += 1;
      }
    }
  }
  for (const [figure, count] of Object.entries(seen))
    expect([figure, count > 20]).toEqual([figure, true]);
});

const get = (query: string, token = admin) =>
  fixture.app.call('GET', `/v3/assessment/compliance${query}`, undefined, token);

test('a period without data has no percentages, and an invalid one is refused at its field', async () => {
  const empty = await get('?from=2019-01-01&to=2019-01-31');
  expect(empty.body.data['organisation']).toMatchObject({
    ...{ tests: { done: 0, of: 0 }, alerts: { done: 0, of: 0 } },
    ...{ score: null, median_minutes: null },
  });
  const refused = [
    ['?from=2026-11-02&to=2026-11-01', 'to', 'The last day must not be before the first'],
    ['?from=2025-01-01&to=2026-11-01', 'to', 'Choose at most 366 days'],
    ['?from=2016-12-31&to=2017-01-02', 'from', 'Choose a day in 2017 or later'],
    ['?from=2026-02-30&to=2026-03-01', 'from', 'Choose a day in 2017 or later'],
  ] as const;
  for (const [query, field, message] of refused) {
    const { status, body } = await get(query);
    expect([status, body.errors[field]]).toEqual([422, message]);
    expect((await get(`/rows${query}&figure=tests`)).body.errors[field]).toBe(message);
  }
  expect((await get('')).status).toBe(422);
  const days = 'from=2026-11-01&to=2026-11-20';
  expect((await get(`/rows?${days}&figure=salaries`)).status).toBe(422);
  expect((await get(`/rows?${days}&figure=tests&tag_id=${newId()}`)).status).toBe(404);
  const other = await signInTo(fixture.app, fixture.other.emailOf('admin'));
  expect((await get(`/rows?${days}&figure=tests&tag_id=${fixture.acme.day}`, other)).status).toBe(
    404,
  );
});

test('the rows behind a figure are those that it counts', async () => {
  const { write, ...asked } = randomHistory(7);
  const { org_id, emailOf } = await makeOrganisation(fixture.database, 'rows');
  await fixture.database.write({ org_id, actor_user_id: null }, write);
  fixture.clock.now = asked.now;
  const token = await signInTo(fixture.app, emailOf('admin'));
  const days = `from=${asked.from}&to=${asked.to}`;
  const { body } = await get(`?${days}`, token);
  const { organisation, jobs, locations } = body.data as unknown as ReturnType<
    typeof computeFigures
  >;
  for (const group of [null, ...jobs, ...locations]) {
    const figures = group ?? organisation;
    const rowsOf = async (figure: string) => {
      const tag = group === null ? '' : `&tag_id=${group.tag_id}`;
      const answer = await get(`/rows?${days}&figure=${figure}${tag}`, token);
      expect(answer.body.data['name']).toBe(group?.name ?? null);
      return answer.body.data['rows'] as unknown as Record<string, unknown>[];
    };
    const tests = await rowsOf('tests');
    const sum = (key: string) => tests.reduce((total, row) => total + Number(row[key]), 0);
    expect([sum('done'), sum('of')]).toEqual([figures.tests.done, figures.tests.of]);
    expect(await rowsOf('never_tested')).toHaveLength(figures.never_tested);
    expect(await rowsOf('rules')).toHaveLength(figures.rules);
    for (const figure of ['retests', 'alerts', 'courses'] as const) {
      const rows = await rowsOf(figure);
      const isDone = rows.map((row) => row['is_done']);
      expect(rows).toHaveLength(figures[figure].of);
      expect(isDone.filter(Boolean)).toHaveLength(figures[figure].done);
      // Those that lower the figure are first.
      expect(isDone).toEqual(isDone.toSorted((a, b) => Number(a) - Number(b)));
    }
    const asks = (await rowsOf('actions')).flatMap((row) =>
      ['survey', 'guidance', 'supervisor'].flatMap((kind) => row[kind] ?? []),
    );
    expect(asks).toHaveLength(figures.actions.of);
    expect(asks.filter(Boolean)).toHaveLength(figures.actions.done);
  }
  expect(organisation.tests.of).toBeGreaterThan(0);
});
