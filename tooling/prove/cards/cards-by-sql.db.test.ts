import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '#packages/kit';
import { createCopyHost } from '#packages/sync/offline';
import { createFakeEnvironment } from '#packages/sync/offline/testing';
import { noon, signInTo, createOrgFixture } from '../../../apps/server/testing/org-fixture.ts';
import type { OrgFixture } from '../../../apps/server/testing/org-fixture.ts';
import { createRandomSource } from '../sync/random-source.ts';
import type { RandomSource } from '../sync/random-source.ts';
import { proofDefinition } from '../sync/dump.ts';
import { joinTab } from '../sync/tab.ts';
import { fillOrganisation, some } from './cards-fixture.ts';
import type { Labels } from './cards-fixture.ts';
import { byTimeAndPerson, cardsOfCopy } from './cards-of-copy.ts';
import type { AskCopy } from './cards-of-copy.ts';
import { cardsOfSql } from './cards-of-sql.ts';
import type { Asked, SqlCards } from './cards-of-sql.ts';

const filters = 25;
const random = createRandomSource(seededRandom(20_261_122));

let fixture: OrgFixture;
let labels: Labels;
let ask: AskCopy;
beforeAll(async () => {
  fixture = await createOrgFixture();
  labels = await fillOrganisation(fixture, random);
  ask = await copyOfOwner();
});
afterAll(() => fixture.leave());

/** A device of the owner, who sees everybody, after its first load. */
async function copyOfOwner(): Promise<AskCopy> {
  const { acme, app } = fixture;
  const token = await signInTo(app, acme.emailOf('owner'));
  const world = createFakeEnvironment(async (path, init) => {
    const payload = typeof init.body === 'string' ? init.body : undefined;
    const method = init.method === 'GET' ? 'GET' : 'POST';
    const headers = init.headers as Record<string, string>;
    const answer = await app.raw(method, path, payload, token, headers);
    const type = String(answer.headers['content-type']);
    return new Response(Uint8Array.from(answer.bytes), {
      status: answer.status,
      headers: { 'content-type': type },
    });
  });
  world.clockOff = noon - world.now;
  const host = createCopyHost(world.worker().environment, proofDefinition(2000));
  const tab = joinTab(
    (port) => host.serve(port),
    () => {},
  );
  tab.say({ type: 'hello', auth: { user_id: acme.id('owner'), org_id: acme.org_id, token } });
  await tab.ask((id) => ({ type: 'sync', id, check: true }));
  expect(tab.status()).toMatchObject({ error: null, initialised: true });
  return (name, params) => tab.ask((id) => ({ type: 'read', id, name, params }));
}

test.each(['Australia/Sydney', 'America/New_York'])(
  'every card equals PostgreSQL for the same tests, for 25 filters in %s',
  async (zone) => {
    const seen = new Set<string>();
    for (let turn = 0; turn < filters; turn += 1) {
      const asked = drawFilter(random);
      const sql = await fixture.database.read(fixture.acme.org_id, (tx) =>
        cardsOfSql(tx, { now: noon, zone }, asked),
      );
      const expected = shown(sql, asked);
      expect({ asked, ...(await cardsOfCopy(ask, zone, asked)) }).toEqual({ asked, ...expected });
      for (const [card, rows] of Object.entries(expected)) if (rows.length > 0) seen.add(card);
    }
    // Every card had rows to compare.
    expect([...seen].toSorted()).toEqual(Object.keys(emptyCards).toSorted());
  },
);

const emptyCards: Record<keyof SqlCards, true> = {
  ...{ ring: true, ringBefore: true, distribution: true, daily: true, tags: true },
  ...{ history: true, averages: true, tested: true, latest: true },
};

/**
 * The rows that the cards show: lines of up to six people, else averages; nothing precedes all
 * time.
 */
function shown(sql: SqlCards, { mode }: Asked): SqlCards {
  const isAverage = Number(sql.tested[0]?.['people']) > 6;
  return {
    ...sql,
    ringBefore: mode === 'all' ? [] : sql.ringBefore,
    history: isAverage ? [] : sql.history.toSorted(byTimeAndPerson),
    averages: isAverage
      ? sql.averages.map((row) => ({ ...row, value: expect.closeTo(Number(row['value']), 6) }))
      : [],
  };
}

function drawFilter(of: RandomSource): Asked {
  const mode = of.from([
    ...(['all', 'last_x_hours', 'last_x_days', 'by_date', 'by_week', 'by_month'] as const),
    // Days around both changes of the clock.
    'by_date' as const,
  ]);
  const [month, day] = of.from([
    ...([
      [10, 3],
      [10, 4],
      [10, 5],
      [10, 31],
      [11, 1],
      [11, 2],
      [11, 19],
      [11, 20],
    ] as const),
  ]);
  return {
    ...{ mode, last: of.from([1, 3, 7, 14, 30, 60]), year: 2026, month, day },
    week: of.from([40, 41, 44, 45, 47]),
    tags: of.chance(0.4) ? some(of, labels.tags, 0.5) : [],
    jobs: of.chance(0.25) ? some(of, labels.jobs, 0.5) : [],
    locations: of.chance(0.25) ? some(of, labels.locations, 0.5) : [],
  };
}
