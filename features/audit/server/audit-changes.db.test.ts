import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createOrgFixture,
  measurementOf,
  newId,
  signInTo,
  storeMeasurements,
} from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import type { AuditEntry } from '#audit/contract';
import type { Viewer } from '#permissions/contract';
import { findCurrentRights } from '#permissions/server';
import { shownTo } from './shown-changes.ts';

let fixture: OrgFixture;
let owner: string;
beforeAll(async () => {
  fixture = await createOrgFixture();
  owner = await signInTo(fixture.app, fixture.acme.emailOf('owner'));
});
afterAll(() => fixture.leave());

const send = async (method: 'POST' | 'PATCH' | 'PUT', path: string, body: object) => {
  const answer = await fixture.app.call(method, path, body, owner);
  expect([answer.status, answer.body.errors ?? {}]).toEqual([200, {}]);
};
const entries = async (query: string) => {
  const { status, body } = await fixture.app.call('GET', `/v3/audit?${query}`, undefined, owner);
  expect(status).toBe(200);
  return (body.data as unknown as { entries: AuditEntry[] }).entries;
};
const newest = async (entity: string, entity_id: string) =>
  (await entries(`entity=${entity}&entity_id=${entity_id}`))[0];

test('a changed person: names, email and tags with their values, of the rest only the names', async () => {
  const user_id = fixture.acme.id('worker_day');
  const { day, night } = fixture.acme;
  await send('PATCH', '/v2/user/', {
    ...{ user_id, name_first: 'Wilhelmina', email: 'wilma@acme.example', tag_ids: [day, night] },
    password: 'rain over iron',
    metadata: { Diabetes: 'since 2019', _check_high_errors: false },
  });
  const entry = await newest('user', user_id);
  expect(entry?.changes).toEqual([
    { field: 'name_first', before: 'worker_day', after: 'Wilhelmina' },
    { field: 'email', before: fixture.acme.emailOf('worker_day'), after: 'wilma@acme.example' },
    { field: 'tag_ids', before: [day], after: [day, night].toSorted() },
    { field: 'metadata.Diabetes', before: null, after: null, is_hidden: true },
    { field: 'metadata._check_high_errors', before: null, after: false },
    { field: 'password', before: null, after: null, is_hidden: true },
  ]);
  expect(entry?.subject).toEqual({ user_id, name: 'Wilhelmina acme' });
  const { text } = await everything();
  for (const secret of ['since 2019', 'rain over iron']) expect(text).not.toContain(secret);
});

/** All that the log of the organisation stores. */
async function everything(): Promise<{ text: string }> {
  const { rows } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query<{ text: string }>("select string_agg(a::text, ' ') as text from audit_log as a"),
  );
  return { text: rows[0]?.text ?? '' };
}

test('addresses and fields that are changed alone', async () => {
  const user_id = fixture.acme.id('worker_night');
  await send('PATCH', '/v3/user/metadata', { user_id, metadata: { Shift: 'Fig Lane' } });
  expect((await newest('user', user_id))?.changes).toEqual([
    { field: 'metadata.Shift', before: null, after: null, is_hidden: true },
  ]);
});

test('permissions: the access by tag', async () => {
  const user_id = fixture.acme.id('mate_day');
  const permissions = [
    { access: 'view_user', tag_id: null },
    { access: 'view_user', tag_id: fixture.acme.day },
  ];
  await send('PATCH', '/v2/user/', { user_id, permissions });
  await send('PATCH', '/v2/user/', { user_id, permissions: permissions.slice(1) });
  const [second, first] = await entries(`entity=user&entity_id=${user_id}`);
  expect(first?.changes.toSorted((a, b) => (a.field > b.field ? -1 : 1))).toEqual([
    { field: 'permission.all', before: null, after: 'view_user' },
    { field: `permission.${fixture.acme.day}`, before: null, after: 'view_user' },
  ]);
  expect(second?.changes).toEqual([{ field: 'permission.all', before: 'view_user', after: null }]);
});

test('supervisors of a tag: the access of each person, in their log', async () => {
  const { day } = fixture.acme;
  const user_id = fixture.acme.id('worker_night');
  const user_ids = [fixture.acme.id('manager_day'), user_id];
  await send('POST', '/v3/tag/supervisors', { tag_id: day, user_ids });
  const [entry] = await entries(`subject=${user_id}&entity=tag`);
  expect(entry).toMatchObject({ action: 'add_supervisor', entity_id: day, subject: { user_id } });
  expect(entry?.changes).toEqual([{ field: `permission.${day}`, before: null, after: 'manager' }]);
});

test('a tag: its name and fields', async () => {
  const tag_id = fixture.acme.night;
  await send('PATCH', '/v2/tag', { tag_id, name: 'Late crew' });
  expect((await newest('tag', tag_id))?.changes).toEqual([
    { field: 'name', before: expect.any(String), after: 'Late crew' },
  ]);
});

test('the organisation: its settings; of free text only the name', async () => {
  const { org_id } = fixture.acme;
  await send('PATCH', '/v3/organisation', {
    name: 'Acme Mining',
    metadata: { _emergency_number: '000', Remark: 'about somebody' },
  });
  const entry = await newest('organisation', org_id);
  expect(entry?.changes).toEqual([
    { field: 'name', before: expect.any(String), after: 'Acme Mining' },
    { field: 'metadata.Remark', before: null, after: null, is_hidden: true },
    { field: 'metadata._emergency_number', before: null, after: '000' },
  ]);
  expect(entry?.subject).toBeNull();
});

test('a test: its validity and that its notes changed, about its person', async () => {
  const user_id = fixture.acme.id('worker_day');
  const row = measurementOf(user_id, { metadata: { notes: 'felt ill' } });
  await storeMeasurements(fixture.database, fixture.acme.org_id, [row]);
  await send('PATCH', '/v3/measurement', {
    ...{ ids: [row.measurement_id], valid: false, notes: 'felt well' },
  });
  const entry = await newest('measurement', row.measurement_id);
  expect(entry?.changes).toEqual([
    { field: 'valid', before: true, after: false },
    { field: 'notes', before: null, after: null, is_hidden: true },
  ]);
  expect(entry?.subject?.user_id).toBe(user_id);
  const { text } = await everything();
  for (const note of ['felt ill', 'felt well']) expect(text).not.toContain(note);
});

test('the log of a person has the tests added and changed about them', async () => {
  const [first, second] = [fixture.acme.id('worker_day'), fixture.acme.id('worker_night')];
  const sent = (user_id: string) => ({
    ...{ measurement_id: newId(), user_id, type: 'sosm', value: 60 },
    created_time: new Date(fixture.clock.now).toISOString(),
  });
  await send('POST', '/v3/measurement', {
    measurements: [sent(first), sent(second), sent(second)],
  });
  const added = async (id: string) =>
    (await entries(`subject=${id}&entity=measurement`))
      .filter(({ action }) => action === 'create')
      .map(({ summary, subject }) => [summary, subject?.user_id]);
  expect(await added(first)).toEqual([['1 added', first]]);
  expect(await added(second)).toEqual([['2 added', second]]);
  expect((await entries(`subject=${first}`)).map(({ entity }) => entity)).toContain('user');
});

test('values of a test only for viewers who may see them', async () => {
  const user_id = fixture.acme.id('mate_day');
  const change = { field: 'value', before: 61.5, after: 62.5 };
  const open = { field: 'valid', before: true, after: false };
  const about = { action: 'change', entity: 'measurement', subject_user_id: user_id };
  const measurement_id = newId();
  const { org_id } = fixture.acme;
  await fixture.database.write({ org_id, actor_user_id: null }, (tx) => {
    tx.audit({ ...about, entity_id: measurement_id, changes: [change, open] });
    return Promise.resolve();
  });
  const entry = await newest('measurement', measurement_id);
  expect(entry?.changes).toEqual([change, open]);
  const shown = async (user: string, viewer: Partial<Viewer>) =>
    fixture.database.read(org_id, async (tx) => {
      const rights = await findCurrentRights(tx, fixture.acme.id(user));
      const [found] = await shownTo(
        tx,
        { ...rights, ...viewer },
        entry === undefined ? [] : [entry],
      );
      return found?.changes;
    });
  const hidden = [{ field: 'value', before: null, after: null, is_hidden: true }, open];
  expect(await shown('manager_day', { values_hidden: false })).toEqual([change, open]);
  expect(await shown('manager_day', { values_hidden: true })).toEqual(hidden);
  expect(await shown('manager_night', { values_hidden: false })).toEqual(hidden);
  expect(await shown('mate_day', { values_hidden: true })).toEqual([change, open]);
  expect(await shown('admin', { values_hidden: true })).toEqual([change, open]);
});

test('an entry of an earlier version is about the user that it names', async () => {
  const user_id = fixture.acme.id('disabled');
  await fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, (tx) =>
    tx.query(
      `insert into audit_log (org_id, action, entity, entity_id) values ($1, 'hide', 'user', $2)`,
      [fixture.acme.org_id, user_id],
    ),
  );
  const found = await entries(`subject=${user_id}`);
  expect(found.map(({ action, subject }) => [action, subject?.user_id])).toContainEqual([
    ...['hide', user_id],
  ]);
});

test('a file has the person and the changes', async () => {
  const user_id = fixture.acme.id('worker_day');
  const { text } = await fixture.app.raw(
    ...(['GET', `/v3/audit?subject=${user_id}&entity=user`, undefined, owner] as const),
    { accept: 'text/csv' },
  );
  const [head, ...lines] = text.replace(/\r\n$/, '').split('\r\n');
  expect(head).toBe('\uFEFFTime,Who,Action,Object,Object id,Summary,Person,Person id,Changes');
  expect(lines.join('\n')).toContain(`Wilhelmina acme,${user_id},"name_first: `);
  expect(lines.join('\n')).toContain('metadata.Diabetes: not shown');
});
