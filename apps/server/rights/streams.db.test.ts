import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '#packages/testing/browser';
import { measurementOf, storeMeasurements } from '../testing/org-fixture.ts';
import type { TestStream } from '../testing/stream.ts';
import { maySee } from './test-cell.ts';
import type { MarkedPerson } from './test-people.ts';
import { actors } from './test-tables.ts';
import type { Actor } from './test-tables.ts';
import { createRightsFixture } from './test-rights-fixture.ts';
import type { RightsFixture } from './test-rights-fixture.ts';

interface Listener {
  actor: Actor;
  self: MarkedPerson;
  stream: TestStream;
}

/** Milliseconds for one signal on a busy machine. */
const timeout = 60_000;

let fixture: RightsFixture;
let listeners: Listener[];
beforeAll(async () => {
  fixture = await createRightsFixture();
  listeners = [];
  for (const actor of actors.filter(isSignedIn)) {
    const self = fixture.selfOf(actor.actor);
    if (self === null) continue;
    const stream = await fixture.app.openStream(
      '/v3/sync/events',
      await fixture.tokenOf(actor.actor),
    );
    if (stream.status !== 200) throw new Error(`${actor.actor} got ${String(stream.status)}`);
    listeners.push({ actor, self, stream });
    // The first stream makes the process listen; a later one gets no signal of the past.
    await until('first message', () => (listeners[0]?.stream.events.length ?? 0) > 0, timeout);
  }
});
afterAll(async () => {
  for (const { stream } of listeners) stream.close();
  await fixture.leave();
});

function isSignedIn({ actor }: Actor): boolean {
  return !['signed_out', 'expired', 'disabled'].includes(actor);
}

/**
 * Notifies everybody of both organisations, so that a stream without the earlier signal gets this
 * one first.
 */
async function touchEverybody(): Promise<void> {
  for (const { org_id } of [fixture.ours, fixture.other]) {
    await fixture.database.write({ org_id, actor_user_id: null }, (tx) =>
      tx.query('update organisations set name = name where org_id = $1', [org_id]),
    );
  }
}

const isOfCore = (event: string) => event.includes('"core":true');

/** The people who are notified of new measures before the signal for everybody. */
async function whoHears(action: () => Promise<void>): Promise<string[]> {
  const heard = new Map(listeners.map((each) => [each, each.stream.events.length]));
  await action();
  await touchEverybody();
  const newsOf = (each: Listener) => each.stream.events.slice(heard.get(each));
  await until(
    'end of the stream',
    () => listeners.every((each) => newsOf(each).some(isOfCore)),
    timeout,
  );
  return listeners
    .filter((each) => newsOf(each).some((event) => event.includes('"measures":true')))
    .map(({ actor }) => actor.actor);
}

test('only the people who may see a new test are notified of it', async () => {
  for (const name of ['row_same_tag', 'row_other_tag', 'row_no_tag', 'row_hidden', 'worker']) {
    for (const { people } of [fixture.ours, fixture.other]) {
      const person = people.find((each) => each.name === name);
      if (person === undefined) continue;
      const { org_id, user_id } = person;
      const heard = await whoHears(() =>
        storeMeasurements(fixture.database, org_id, [measurementOf(user_id)]),
      );
      const mark = { text: '', part: 'tests', org_id, user_id } as const;
      const wanted = listeners.filter(({ actor, self }) => maySee(actor, self, mark, fixture));
      expect(heard, name).toEqual(wanted.map(({ actor }) => actor.actor));
      expect(heard.length, name).toBeGreaterThan(0);
    }
  }
}, 240_000);
