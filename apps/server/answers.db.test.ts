import { afterAll, beforeAll, expect, test } from 'vitest';
import { openapiDocument } from '#packages/http/server';
import { endpoints } from './composition.ts';
import {
  measurementOf,
  signInTo,
  storeMeasurements,
  createOrgFixture,
} from './testing/org-fixture.ts';
import type { OrgFixture } from './testing/org-fixture.ts';

let fixture: OrgFixture;
beforeAll(async () => {
  fixture = await createOrgFixture();
  const rows = ['worker_day', 'mate_day'].map((person) => measurementOf(fixture.acme.id(person)));
  await storeMeasurements(fixture.database, fixture.acme.org_id, rows);
});
afterAll(() => fixture.leave());

/** Bodies that change nothing. */
const bodies: Record<string, object> = {
  'auth.method': { email: 'nobody@x.example' },
  'auth.request_reset': { email: 'nobody@x.example' },
  'auth.register': {},
  'two_factor.enable': { verification_code: '' },
};

test('[API-05, ORG-01] a response contains the fields of its contract and no others', async () => {
  const looked: string[] = [];
  for (const person of ['owner', 'worker_day']) {
    const token = await signInTo(fixture.app, fixture.acme.emailOf(person));
    for (const { name, method, path, body, data, file, isStream } of endpoints) {
      const isOther = isStream === true || file !== undefined;
      if (isOther || name === 'auth.logout') continue;
      if (method !== 'GET' && !name.startsWith('sync.') && !(name in bodies)) continue;
      const url = path
        .replace('{org_id}', fixture.acme.org_id)
        .replaceAll(/\{\w+\}/g, fixture.acme.id('worker_day'));
      const sent = body === undefined ? undefined : (bodies[name] ?? {});
      const answer = await fixture.app.call(method, url, sent, token);
      if (answer.status !== 200) continue;
      looked.push(name);
      expect(Object.keys(answer.body).toSorted()).toEqual(['data', 'message', 'status', 'success']);
      // A schema drops unknown fields.
      expect(data.parse(answer.body.data), name).toEqual(answer.body.data);
    }
  }
  expect(looked).toEqual(
    expect.arrayContaining(['sync.core', 'sync.measures', 'auth.sign_ins', 'admin.list']),
  );
});

test('no response contains a hash, the secret of another person or a column that only the server uses', async () => {
  for (const person of ['owner', 'admin', 'worker_day']) {
    const token = await signInTo(fixture.app, fixture.acme.emailOf(person));
    for (const path of ['/v3/sync/core', '/v3/sync/measures', '/v3/sync/measures/init']) {
      const { text } = await fixture.app.call('POST', path, {}, token);
      expect(text).not.toMatch(/argon2|password|token_hash|secret|must_change|"at":/i);
    }
  }
});

test('the API page documents every call with its complete request and response', () => {
  const { paths } = openapiDocument(endpoints, 'test') as {
    paths: Record<string, Record<string, { requestBody?: object; responses: object }>>;
  };
  for (const { method, path, aliases = [], body, upload } of endpoints) {
    for (const url of [path, ...aliases]) {
      const operation = paths[url]?.[method.toLowerCase()];
      expect(operation, `${method} ${url}`).toBeDefined();
      const isTaken = body !== undefined || upload !== undefined;
      expect('requestBody' in (operation ?? {})).toBe(isTaken);
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining(['200', '400', '422']),
      );
    }
  }
});

test('a field that is not in the schema is rejected for everybody', async () => {
  const token = await signInTo(fixture.app, fixture.acme.emailOf('worker_day'));
  const row = measurementOf(fixture.acme.id('worker_day'));
  const id = row.measurement_id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  const sent = {
    measurement_id: id,
    user_id: fixture.acme.id('worker_day'),
    type: 'sosm',
    value: 50,
    created_time: row.created_time,
    org_id: fixture.other.org_id,
    active: false,
    modified_time: '2001-01-01T00:00:00.000Z',
    measured_by_user_id: fixture.acme.id('owner'),
    name_first: 'Somebody',
    user_tag_ids: [fixture.other.day],
  };
  const answer = await fixture.app.call('POST', '/v3/measurement', { measurements: [sent] }, token);
  expect(answer.body.data.accepted).toEqual([id]);
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query(
      `select org_id, active, measured_by_user_id, name_first, modified_time > '2002-01-01' as is_new
       from measurements where measurement_id = $1`,
      [id],
    ),
  );
  expect(rows).toEqual([
    {
      ...{ org_id: fixture.acme.org_id, active: true, is_new: true, name_first: 'worker_day' },
      measured_by_user_id: fixture.acme.id('worker_day'),
    },
  ]);
});
