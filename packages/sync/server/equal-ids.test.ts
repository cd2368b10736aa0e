import { expect, test } from 'vitest';
import type { Tx } from '#packages/database';
import { createAccessEpochs } from './access.ts';
import { createStreams } from './signal/streams.ts';
import type { Stream } from './signal/streams.ts';

interface Person {
  org_id: string;
  user_id: string;
}
// Callers choose the ids of people that they add, so two organisations may use the same id.
const here: Person = { org_id: 'acme', user_id: 'equal' };
const elsewhere: Person = { org_id: 'other', user_id: 'equal' };

test('counts streams of an equal id in another organisation separately', () => {
  const streams = createStreams<Person>();
  const ended: string[] = [];
  const streamOf = (viewer: Person, token: string): Stream<Person> => ({
    ...{ viewer, token, sequence: streams.nextSequence(), lastSent: 0, due: null },
    connection: {
      send: () => undefined,
      heartbeat: () => undefined,
      end: () => void ended.push(token),
    },
    scheduled: { core: false, measures: false },
    cancelTimer: () => undefined,
  });
  for (let nth = 0; nth < 8; nth += 1) streams.add(streamOf(elsewhere, `token ${String(nth)}`));
  expect(streams.capacityFor(elsewhere, 'another')).toBe('viewer');
  expect(streams.capacityFor(here, 'another')).toBe('free');
  streams.add(streamOf(here, 'token 0'));
  expect(ended).toEqual([]);
});

test('caches access of an equal id in another organisation separately', async () => {
  const epochs = createAccessEpochs<Person>({
    people: (_tx, { org_id }) => Promise.resolve([`worker of ${org_id}`]),
    detail: () => 'values',
    rights: () => 'manager',
    features: () => Promise.resolve([]),
    tables: [],
  });
  const of = (viewer: Person) => epochs.find({} as Tx, viewer, 'core', 'the same stamps');
  expect((await of(here)).access_epoch).not.toBe((await of(elsewhere)).access_epoch);
});
