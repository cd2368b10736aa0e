import { get } from 'node:http';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listInvitations } from '#invitations/contract';
import { createMeasurements } from '#measurements/contract';
import { syncCore, syncEvents } from '#offline-copy/contract';
import { until } from '#packages/testing/browser';
import { callClasses, mostShared, mostWaitingBytes } from './call-classes.ts';
import { createOrgFixture, measurementOf, password, signInTo } from './testing/org-fixture.ts';
import type { OrgFixture } from './testing/org-fixture.ts';

let fixture: OrgFixture;
let token: string;
let origin: string;
beforeAll(async () => {
  // A busy machine must not decide who waits too long.
  fixture = await createOrgFixture({
    callClasses: callClasses.map((bounds) => ({ ...bounds, longestWait: 120_000 })),
  });
  token = await signInTo(fixture.app, fixture.acme.emailOf('manager_day'));
  origin = await fixture.app.listen();
});
afterAll(() => fixture.leave());

const classNamed = (wanted: string) =>
  callClasses.find(({ name }) => name === wanted) ?? { most: 0, mostWaiting: 0 };
const [read, poll, stream] = [classNamed('read'), classNamed('poll'), classNamed('stream')];
const flood = 400;

const pollOnce = () => fixture.app.call('POST', syncCore.path, {}, token);
const writeOnce = () => {
  const measurements = [measurementOf(fixture.acme.id('worker_day'))];
  return fixture.app.call('POST', createMeasurements.path, { measurements }, token);
};

/** The value of a metric, summed over what matches. */
async function metric(name: string, label: string): Promise<number> {
  const { text } = await fixture.app.raw('GET', '/metrics', undefined, undefined, {
    host: 'localhost',
  });
  const line = text.split('\n').find((each) => each.startsWith(`${name}{${label}}`));
  return Number(line?.split(' ').at(-1) ?? Number.NaN);
}

/** Does something while calls cannot identify their viewer, so that all under way stay there. */
async function whileNobodyIsIdentified<Result>(action: () => Promise<Result>): Promise<Result> {
  const owner = new pg.Client({ connectionString: fixture.connectionString });
  await owner.connect();
  try {
    await owner.query('begin; lock table sign_ins in access exclusive mode');
    return await action();
  } finally {
    await owner.query('rollback');
    await owner.end();
  }
}

test('writes and sign-ins pass a flood of polls, and calls that cannot wait get Retry-After', async () => {
  const [waiting, underWay] = ['watershade_calls_waiting', 'watershade_calls_under_way'];
  const { polls, others } = await whileNobodyIsIdentified(async () => {
    const flooding = Array.from({ length: flood }, pollOnce);
    await until(
      'polls waiting',
      async () => (await metric(waiting, 'class="poll"')) === poll.mostWaiting,
    );
    const later = [writeOnce(), writeOnce(), writeOnce(), signInAgain()];
    await until('writes under way', async () => (await metric(underWay, 'class="write"')) === 3);
    await until(
      'a sign-in under way',
      async () => (await metric(underWay, 'class="sign-in"')) === 1,
    );
    // They passed all the polls, which still wait.
    expect(await metric(waiting, 'class="poll"')).toBe(poll.mostWaiting);
    return { polls: flooding, others: later };
  });
  const [pollAnswers, otherAnswers] = await Promise.all([Promise.all(polls), Promise.all(others)]);
  expect(otherAnswers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);

  const served = pollAnswers.filter(({ status }) => status === 200);
  const turnedAway = pollAnswers.filter(({ status }) => status !== 200);
  expect(served).toHaveLength(poll.most + poll.mostWaiting);
  for (const { status, headers, body } of turnedAway) {
    expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(30);
  }
  const seconds = new Set(turnedAway.map(({ headers }) => headers['retry-after']));
  expect(seconds.size).toBeGreaterThan(1);

  expect(await metric('watershade_call_wait_seconds_count', 'class="write"')).toBeNaN();
  expect(await metric('watershade_calls_turned_away_total', 'class="poll"')).toBe(
    turnedAway.length,
  );
  expect(await metric('watershade_calls_under_way', 'class="poll"')).toBe(0);
  expect(await metric('watershade_calls_waiting', 'class="poll"')).toBe(0);
});

const signInAgain = () =>
  fixture.app.call('POST', '/v3/auth/login', {
    email: fixture.acme.emailOf('worker_day'),
    password,
  });

test('polls never hold the last connections to the database', async () => {
  const counts: number[] = [];
  let isOver = false;
  const polls = Promise.all(Array.from({ length: 200 }, pollOnce)).finally(() => (isOver = true));
  while (!isOver) {
    const { total, idle, waiting } = fixture.database.stats();
    counts.push(total - idle + waiting);
    await new Promise(setImmediate);
  }
  await polls;
  expect(Math.max(...counts)).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThanOrEqual(mostShared);
});

test('a length that a read announces takes no room from bodies that wait', async () => {
  const readOnce = () => fixture.app.call('GET', listInvitations.path, undefined, token);
  const isWaiting = async (callClass: string, count: number) =>
    (await metric('watershade_calls_waiting', `class="${callClass}"`)) === count;
  const { answers, announced } = await whileNobodyIsIdentified(async () => {
    const reads = Array.from({ length: read.most }, readOnce);
    const headers = { 'content-length': String(mostWaitingBytes) };
    const huge = get(`${origin}${listInvitations.path}`, { headers, agent: false });
    huge.on('error', () => {}).flushHeaders();
    await until('the read waiting', async () => await isWaiting('read', 1));
    const polls = Array.from({ length: mostShared - read.most + 1 }, pollOnce);
    await until('a poll waiting', async () => await isWaiting('poll', 1));
    return { answers: [...reads, ...polls], announced: huge };
  });
  announced.destroy();
  expect((await Promise.all(answers)).map(({ status }) => status)).not.toContain(503);
});

test('browsers that close while they wait give their places to others', async () => {
  const waiting = () => metric('watershade_calls_waiting', 'class="stream"');
  await whileNobodyIsIdentified(async () => {
    const streams = Array.from({ length: 20 }, () => {
      const headers = { authorization: `Bearer ${token}` };
      return get(`${origin}${syncEvents.path}`, { headers, agent: false }).on('error', () => {});
    });
    await until('streams waiting', async () => (await waiting()) === 20 - stream.most);
    for (const asked of streams) asked.destroy();
    await until('no stream waiting', async () => (await waiting()) === 0);
    expect(await metric('watershade_calls_under_way', 'class="stream"')).toBe(stream.most);
    expect(await metric('watershade_calls_turned_away_total', 'class="stream"')).toBe(0);
  });
  const underWay = () => metric('watershade_calls_under_way', 'class="stream"');
  await until('no stream under way', async () => (await underWay()) === 0);
});
