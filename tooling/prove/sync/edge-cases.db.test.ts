import { afterEach, expect, test } from 'vitest';
import { renewServerEpoch } from '#packages/database';
import { restoreBackup, takeBackup } from './backup.ts';
import { differences } from './compare.ts';
import type { Device } from './device.ts';
import type { Dump } from './dump.ts';
import { at } from './organisation-fixture.ts';
import { visibleTo } from './oracle.ts';
import { race } from './race.ts';
import { openTrial } from './trial.ts';
import type { Trial } from './trial.ts';

let trial: Trial;
afterEach(() => trial.close());

const add = (person: number, count: number) =>
  ({ kind: 'add', person, count, links: true }) as const;

async function wrongOf(device: Device, person: number): Promise<string[]> {
  const { site, organisation } = trial;
  const visible = await visibleTo(
    site,
    organisation.org_id,
    at(organisation.accounts, person).user_id,
  );
  return differences(await dumpOf(device), visible);
}

async function dumpOf(device: Device): Promise<Dump> {
  const [dump = {}] = await device.dumps();
  return dump;
}

const peopleIn = async (device: Device) =>
  new Set((await dumpOf(device))['measurements']?.map((row) => row['user_id']));

test('sixteen writers and continuously polling readers lose nothing', async () => {
  trial = await openTrial();
  const { site, server } = trial;
  const result = await race(site, server, { writers: 16, rows: 2_000, edges: 50 });
  expect(result).toMatchObject({ lost: 0, repeated: 0 });
  expect(result.rows).toBeGreaterThanOrEqual(2_000);
});

test('rows that are no longer visible are deleted after one run', async () => {
  trial = await openTrial();
  const { writer, organisation } = trial;
  for (const person of [0, 1, 3, 6]) await writer.write(add(person, 700));
  const device = await trial.device(1);
  expect(await peopleIn(device)).toEqual(
    new Set([0, 1, 3, 6].map((nth) => at(organisation.people, nth))),
  );

  await writer.write({ kind: 'label', person: 3, tag: 0, isAdded: false });
  await device.sync();
  expect(await wrongOf(device, 1)).toEqual([]);
  await writer.write({ kind: 'revoke', person: 1, nth: 0 });
  await device.sync();
  expect(await wrongOf(device, 1)).toEqual([]);
  expect(await peopleIn(device)).toEqual(new Set([at(organisation.people, 1)]));
});

test('50 000 old rows of newly visible people are loaded after one run', async () => {
  trial = await openTrial();
  for (let nth = 0; nth < 10; nth += 1) await trial.writer.write(add(2, 5_000));
  const device = await trial.device(1);
  expect(await device.count()).toBe(0);
  await trial.writer.write({ kind: 'permit', person: 1, tag: 2, access: 'manager' });
  await device.sync();
  expect(await device.count()).toBe(50_000);
  await device.check();
  expect(await device.status()).toMatchObject({ error: null, complete_as_of: expect.any(Number) });
}, 180_000);

test('every device equals the server within two runs after a restore', async () => {
  trial = await openTrial(20);
  const { site, organisation, writer, server } = trial;
  await writer.write(add(0, 50));
  const persons = [0, 1, 2];
  const devices = await Promise.all(persons.map((person) => trial.device(person)));
  const yesterday = await takeBackup(site, organisation.org_id);
  await writer.write(add(3, 50));
  await writer.write({ kind: 'change', person: 0, nth: null, what: 'value' });
  for (const device of devices) await device.sync();

  await restoreBackup(site, organisation.org_id, yesterday);
  await renewServerEpoch(site.connectionString);
  await server.crash();
  await writer.write(add(1, 30));
  for (const [person, device] of devices.entries()) {
    await device.sync();
    await device.sync();
    expect(await wrongOf(device, person)).toEqual([]);
  }
});

test('changes of one commit are never seen in part', async () => {
  trial = await openTrial();
  const { site, organisation, interruption } = trial;
  const device = await trial.device(0);
  const context = { org_id: organisation.org_id, actor_user_id: null };
  const commit = (name: string) =>
    site.database.write(context, async (tx) => {
      await tx.query('update users set name_last = $2 where org_id = $1', [
        organisation.org_id,
        name,
      ]);
      await tx.query(
        "update tags set metadata = json_build_object('v', $2::text) where org_id = $1",
        [...[organisation.org_id, name]],
      );
      await tx.query('update organisations set name = $2 where org_id = $1', [
        organisation.org_id,
        name,
      ]);
    });
  for (let round = 0; round < 40; round += 1) {
    await commit(`v${String(round)}`);
    let left = round % 14;
    interruption.before = async () => {
      left -= 1;
      if (left === -1) await commit(`w${String(round)}`);
    };
    await device.sync();
    const { users = [], tags = [], organisations = [] } = await dumpOf(device);
    const seen = new Set([
      ...users.map((row) => row['name_last']),
      ...tags.map((row) => (row['metadata'] as { v: string }).v),
      ...organisations.map((row) => row['name']),
    ]);
    expect(seen.size).toBe(1);
  }
});
