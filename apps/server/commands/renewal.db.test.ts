import { expect, test } from 'vitest';
import { bareDatabase, freshDatabase } from '#packages/testing/database';
import { renewDatabase } from './renewal.ts';
import { startSentence } from '../start-sentence.ts';
import { signInTo, createOrgFixture } from '../testing/org-fixture.ts';

test('after a renewal a device with a copy loads everything again', async () => {
  const fixture = await createOrgFixture();
  try {
    const token = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
    const ask = async (body: object) =>
      (await fixture.app.call('POST', '/v3/sync/core', body, token)).body.data;
    const first = await ask({});
    const { access_epoch, server_epoch, sync_time } = first;
    const known = { access_epoch, server_epoch, users: sync_time };
    expect(await ask(known)).toMatchObject({ full: false, server_epoch, users: [] });

    const message = await renewDatabase({ DATABASE_URL: fixture.connectionString });
    const after = await ask(known);
    expect(after).toMatchObject({ full: true, users: { length: first.users.length } });
    expect(after.server_epoch).not.toBe(server_epoch);
    expect(message).toBe(
      `The database has the new server epoch ${after.server_epoch}: every device downloads its copy again.`,
    );
  } finally {
    await fixture.leave();
  }
});

test('without an address nothing happens', async () => {
  await expect(renewDatabase({ DATA_DIR: '/nowhere' })).rejects.toThrow(
    'There is no database in DATA_DIR /nowhere; set DATA_DIR or DATABASE_URL.',
  );
});

test('a database of another product is not changed', async () => {
  const other = await bareDatabase();
  try {
    await expect(renewDatabase({ DATABASE_URL: other.url })).rejects.toThrow(
      'This is not a Watershade database. Nothing was changed.',
    );
  } finally {
    await other.drop();
  }
});

test('a missing database is reported with a message', async () => {
  const gone = await freshDatabase();
  await gone.drop();
  const sentence = await renewDatabase({ DATABASE_URL: gone.connectionString }).catch(
    startSentence,
  );
  expect(sentence).toContain('The database of DATABASE_URL does not exist');
});
