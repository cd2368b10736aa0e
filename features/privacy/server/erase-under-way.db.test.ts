import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  iso,
  measurementsOf,
  measurementOf,
  noon,
  signInTo,
  createOrgFixture,
  callDuringTransaction,
  callsInTurn,
} from '#apps/server/testing';
import type { TestMeasurements, OrgFixture } from '#apps/server/testing';
import { eraseFromMeasurements, insertMeasurements } from '#measurements/server';
import type { WriteTx } from '#packages/database';
import { eraseUser, findErasable } from '#people/server';

let fixture: OrgFixture;
let measurements: TestMeasurements;
let user_id: string;
beforeEach(async () => {
  fixture = await createOrgFixture();
  measurements = measurementsOf(fixture);
  user_id = fixture.acme.id('worker_day');
});
afterEach(() => fixture.leave());

const name = 'worker_day acme';
const ofErased = async () => {
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ name: string }>(
      "select name_first || ' ' || name_last as name from measurements where user_id = $1",
      [user_id],
    ),
  );
  return rows.map((row) => row.name.trim());
};

test('a test that arrives while its person is erased is rejected, and no name is stored', async () => {
  const change = async (tx: WriteTx) => {
    await findErasable(tx, user_id);
    await eraseFromMeasurements(tx, user_id);
    await eraseUser(tx, user_id, iso(noon));
  };
  const mate = measurements.sent('mate_day');
  const call = () => measurements.add('manager_day', measurements.sent('worker_day'), mate);
  const { org_id } = fixture.acme;
  const { body } = await callDuringTransaction(fixture.database, { org_id, change, call });
  expect(body.data.accepted).toEqual([mate.measurement_id]);
  expect(body.data.rejected).toMatchObject([{ message: 'User not found' }]);
  expect(await ofErased()).toEqual([]);
});

test('erasing a person while a test of theirs is stored leaves no name in it', async () => {
  const { org_id, id, emailOf } = fixture.acme;
  const admin = await signInTo(fixture.app, emailOf('admin'));
  const taken = measurementOf(id('mate_day'));
  const again = measurements.sent('mate_day', { measurement_id: taken.measurement_id });
  const [adding, erasing] = await callsInTurn(fixture.database, {
    org_id,
    // The call has read the names when it waits for this transaction.
    hold: (tx) => insertMeasurements(tx, [taken]),
    first: () => measurements.add('manager_day', measurements.sent('worker_day'), again),
    second: () => fixture.app.call('POST', `/v3/user/${user_id}/erase`, { name }, admin),
  });
  expect([adding.status, erasing.status]).toEqual([200, 200]);
  expect(await ofErased()).toEqual(['']);
});
