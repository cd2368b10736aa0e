import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrgFixture, measurementsOf, newId, noon, signInTo } from '#apps/server/testing';
import type { OrgFixture } from '#apps/server/testing';
import { incidentContent } from '#incidents/contract';
import type { IncidentContent, IncidentFile, IncidentFileHead } from '#incidents/contract';
import type { WriteTx } from '#packages/database';
import { incidentExport } from './incident-export.ts';
import { eraseIncidentFiles, moveIncidentFiles } from './incident-store.ts';

let fixture: OrgFixture;
let [admin, manager, worker, other, location_id] = ['', '', '', '', ''];
beforeAll(async () => {
  fixture = await createOrgFixture();
  const signIn = (who: string) => signInTo(fixture.app, fixture.acme.emailOf(who));
  admin = await signIn('admin');
  manager = await signIn('manager_day');
  worker = await signIn('worker_day');
  other = await signInTo(fixture.app, fixture.other.emailOf('admin'));
  location_id = newId();
  const place = { lat: 24.7, lon: 46.7 };
  const tag = { tag_id: location_id, name: 'Coke ovens', type: 'location', metadata: place };
  await fixture.app.call('POST', '/v2/tag', { tag }, admin);
  await write((tx) =>
    tx.query('insert into user_tags (org_id, user_id, tag_id) values ($1, $2, $3)', [
      ...[tx.org_id, fixture.acme.id('worker_day'), location_id],
    ]),
  );
});
afterAll(() => fixture.leave());

const hour = 3_600_000;
const iso = (time: number) => new Date(time).toISOString();
const write = (work: (tx: WriteTx) => Promise<unknown>) =>
  fixture.database.write({ org_id: fixture.acme.org_id, actor_user_id: null }, work);
const fileOf = (who: string, more: object = {}) => ({
  ...{ incident_file_id: newId(), user_id: fixture.acme.id(who) },
  ...{ from_time: iso(noon - 12 * hour), to_time: iso(noon + hour), ...more },
});
const make = (body: object, token = admin) =>
  fixture.app.call('POST', '/v3/incident-file', body, token);
async function made(who: string, token = admin): Promise<IncidentFile> {
  const { status, body } = await make(fileOf(who), token);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as unknown as IncidentFile;
}
const read = (incident_file_id: string, token = admin) =>
  fixture.app.call('GET', `/v3/incident-file/${incident_file_id}`, undefined, token);
async function listed(who: string, token = admin): Promise<IncidentFileHead[]> {
  const path = `/v3/user/${fixture.acme.id(who)}/incident-file`;
  const { body } = await fixture.app.call('GET', path, undefined, token);
  return (body.data['files'] ?? []) as unknown as IncidentFileHead[];
}
const contentOf = ({ content }: Pick<IncidentFile, 'content'>): IncidentContent =>
  incidentContent.parse(JSON.parse(content));
const nameIn = ({ people }: IncidentContent, user_id: string | null) =>
  people.find((person) => person.user_id === user_id)?.name;

test('a file has the tests, breaks, emergencies, heat and changes of the time, and who did what', async () => {
  const { sent, add, change } = measurementsOf(fixture);
  const [severe, invalid, early] = [
    sent('worker_day', { value: 166, created_time: iso(noon - 2 * hour) }),
    sent('worker_day', { value: 12, created_time: iso(noon - hour) }),
    sent('worker_day', { value: 90, created_time: iso(noon - 30 * hour) }),
  ];
  expect((await add('manager_day', severe, invalid, early)).status).toBe(200);
  await change('admin', { ids: [invalid.measurement_id], valid: false });
  await fixture.app.call(
    'POST',
    '/v3/break',
    {
      ...{ break_id: newId(), location_id, user_ids: [fixture.acme.id('worker_day')] },
      ...{ started_time: iso(noon - hour / 2), due_time: null, planned_minutes: 15 },
      conditions: { wbgt: 31.2, heat_index: 40, level: 3, work_minutes: 45, rest_minutes: 15 },
    },
    manager,
  );
  const emergency_id = newId();
  for (const [kind, more] of [
    ['started', { is_drill: true, location_id }],
    ['person', { user_id: fixture.acme.id('worker_day') }],
  ] as const) {
    const entry = { entry_id: newId(), emergency_id, kind, time: iso(noon - hour / 4), ...more };
    await fixture.app.call('POST', '/v3/emergency/entry', entry, admin);
  }
  const content = contentOf(await made('worker_day'));
  expect(content.locations).toEqual(['Coke ovens']);
  const said = content.lines.map(({ kind, text, by }) => [kind, text, nameIn(content, by)]);
  const [managers, admins] = ['manager_day', 'admin'].map((who) =>
    nameIn(content, fixture.acme.id(who)),
  );
  expect(said).toEqual(
    expect.arrayContaining([
      ['test', 'Hydration 166 mOsm, Severely Dehydrated', managers],
      ['test', 'Hydration 12 mOsm, Hydrated, marked invalid', managers],
      ['break', 'Break started at Coke ovens, 15 min planned, WBGT 88.2 °F', managers],
      ['emergency', 'Drill: started at Coke ovens', admins],
      ['emergency', 'Drill: affected person recorded', admins],
    ]),
  );
  // The test before the time is not in it.
  expect(content.lines.filter(({ kind }) => kind === 'test')).toHaveLength(2);
  const times = content.lines.map(({ time }) => time);
  expect(times).toEqual(times.toSorted());
  // Without shifts the heat of the whole time until now, 12 hours.
  expect(content.hours).toHaveLength(12);
  expect(content.heat_source).toBe('Simulated weather');
  // The log has the time of the database.
  fixture.clock.now = Date.now() + hour;
  const span = { from_time: iso(Date.now() - hour), to_time: iso(fixture.clock.now) };
  const later_admin = await signInTo(fixture.app, fixture.acme.emailOf('admin'));
  const later = await make(fileOf('worker_day', span), later_admin);
  expect(later.status, JSON.stringify(later.body)).toBe(200);
  fixture.clock.now = noon;
  expect(
    contentOf(later.body.data as unknown as IncidentFile).lines.filter(
      ({ kind }) => kind === 'change',
    ),
  ).toEqual([
    expect.objectContaining({ text: 'Created measurement: 3 added' }),
    expect.objectContaining({
      ...{ text: 'Changed measurement: Validity: valid → invalid', by: fixture.acme.id('admin') },
    }),
    expect.objectContaining({ text: expect.stringContaining('Created incident file: SHA-256') }),
  ]);
});

test('the hash is that of the text, stands in the audit log, and the same request again answers the file', async () => {
  const body = fileOf('mate_day');
  const first = (await make(body)).body.data as unknown as IncidentFile;
  const hash = createHash('sha256').update(first.content).digest('hex');
  expect(first.content_hash).toBe(hash);
  const path = `/v3/audit?entity=incident_file&subject=${body.user_id}`;
  const { body: log } = await fixture.app.call('GET', path, undefined, admin);
  expect(log.data['entries']).toEqual([
    expect.objectContaining({ entity_id: body.incident_file_id, summary: `SHA-256 ${hash}` }),
  ]);
  expect((await make(body)).body.data).toEqual(first);
  expect((await make(body, manager)).status).toBe(409);
  expect((await make({ ...body, user_id: fixture.acme.id('worker_day') })).status).toBe(409);
  // Another end is another file.
  const earlier = { ...body, to_time: iso(noon - hour) };
  expect((await make(earlier)).status).toBe(409);
  const { rows: views } = await fixture.database.read(fixture.acme.org_id, (tx) =>
    tx.query('select kind from profile_views where org_id = $1 and user_id = $2', [
      ...[tx.org_id, body.user_id],
    ]),
  );
  expect(views).toEqual([{ kind: 'export' }]);
});

test('a file is for admins and its maker; changes of the log are only in those of admins', async () => {
  const [ofAdmin, ofManager] = [await made('worker_day'), await made('worker_day', manager)];
  expect((await read(ofManager.incident_file_id)).status).toBe(200);
  expect((await read(ofManager.incident_file_id, manager)).status).toBe(200);
  expect((await read(ofAdmin.incident_file_id, manager)).status).toBe(404);
  for (const token of [worker, other]) {
    expect((await read(ofManager.incident_file_id, token)).status).toBe(404);
  }
  const ids = (files: readonly IncidentFileHead[]) => files.map((file) => file.incident_file_id);
  expect(ids(await listed('worker_day'))).toContain(ofManager.incident_file_id);
  expect(ids(await listed('worker_day', manager))).toEqual([ofManager.incident_file_id]);
  const content = contentOf(ofManager);
  expect(content.lines.map(({ kind }) => kind)).not.toContain('change');
  expect(content.left_out).toContain('Changes of the audit log: only admins see them.');
  expect((await make(fileOf('worker_night'), manager)).status).toBe(404);
  expect((await make(fileOf('worker_day'), other)).status).toBe(404);
});

test('the same request several times at once makes one file', async () => {
  const body = fileOf('mate_day');
  const answers = await Promise.all(Array.from({ length: 5 }, () => make(body, manager)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const hashes = answers.map(
    (answer) => (answer.body.data as unknown as IncidentFile).content_hash,
  );
  expect(new Set(hashes).size).toBe(1);
});

test('the file of an admin stays for admins, also after they lose the right and after a merge', async () => {
  const { incident_file_id } = await made('mate_day');
  await write((tx) =>
    moveIncidentFiles(tx, fixture.acme.id('admin'), fixture.acme.id('manager_day')),
  );
  expect((await read(incident_file_id, manager)).status).toBe(404);
  const files = await listed('mate_day', manager);
  expect(files.map((file) => file.incident_file_id)).not.toContain(incident_file_id);
  expect((await read(incident_file_id)).status).toBe(200);
});

test('there is no file about an erased person', async () => {
  const name = (text: string) =>
    write((tx) =>
      tx.query('update users set name_first = $2, name_last = $2 where user_id = $1', [
        ...[fixture.acme.id('worker_night'), text],
      ]),
    );
  await name('');
  expect((await make(fileOf('worker_night'))).status).toBe(404);
  await name('acme');
  expect((await make(fileOf('worker_night'))).status).toBe(200);
});

test('who may not see values makes and reads no file', async () => {
  const { incident_file_id } = await made('worker_day', manager);
  const set = (_supervisors_see: string) =>
    write((tx) =>
      tx.query('update organisations set metadata = metadata || $2::jsonb where org_id = $1', [
        ...[tx.org_id, JSON.stringify({ _supervisors_see, _values_seen_by: [] })],
      ]),
    );
  await set('status');
  const answers = [
    await make(fileOf('worker_day'), manager),
    await read(incident_file_id, manager),
  ];
  await set('values');
  expect(answers.map(({ status }) => status)).toEqual([403, 403]);
});

test.each([
  [{ to_time: iso(noon - 13 * hour) }, { to_time: 'The end must be after the start.' }],
  [{ from_time: iso(noon - 15 * 24 * hour) }, { to_time: 'Choose at most 14 days.' }],
  [
    { from_time: '0000-01-01T00:00:00Z' },
    { from_time: 'Enter a valid date and time.', to_time: 'Choose at most 14 days.' },
  ],
  [{ from_time: 'yesterday' }, { from_time: 'Enter a valid date and time.' }],
  [
    { from_time: iso(noon + hour), to_time: iso(noon + 2 * hour) },
    { from_time: 'The start must be in the past.' },
  ],
])('a file with %o is refused', async (more, errors) => {
  const { status, body } = await make(fileOf('worker_day', more));
  expect([status, body.errors]).toEqual([422, errors]);
});

test('the export of a person has the files about them without the names and ids of others', async () => {
  await made('worker_day', manager);
  const exported = (user_id: string | null) =>
    fixture.database.read(fixture.acme.org_id, async (tx) => {
      const { rows } = await incidentExport.page(tx, { after: null, most: 100, user_id });
      return rows.map(({ cells }) => cells.join(' ')).join('\n');
    });
  const [all, own] = [await exported(null), await exported(fixture.acme.id('worker_day'))];
  expect(all).toContain('manager_day acme');
  expect(own).toContain('Hydration 166 mOsm');
  expect(own).not.toContain('manager_day acme');
  expect(own).not.toContain(fixture.acme.id('manager_day'));
  // Of a file that somebody made about somebody else they get no text.
  expect(await exported(fixture.acme.id('manager_day'))).not.toContain('Hydration');
});

test('an erasure deletes the files about a person and takes their name out of others, also after a merge', async () => {
  const about = await made('mate_day', manager);
  const by = await made('worker_day', manager);
  const [manager_id, mate_id] = [fixture.acme.id('manager_day'), fixture.acme.id('mate_day')];
  expect(nameIn(contentOf(by), manager_id)).toBeDefined();
  // After a merge the file has the old id.
  await write(async (tx) => {
    await moveIncidentFiles(tx, manager_id, mate_id);
    await tx.query('update users set active = false where org_id = $1 and user_id = $2', [
      ...[tx.org_id, manager_id],
    ]);
    await eraseIncidentFiles(tx, { user_id: mate_id });
  });
  expect((await read(about.incident_file_id)).status).toBe(404);
  const { body } = await read(by.incident_file_id);
  const file = body.data as unknown as IncidentFile;
  expect(file).toMatchObject({ created_by: null, created_by_name: null });
  expect(file.redacted_time).not.toBeNull();
  expect(nameIn(contentOf(file), manager_id)).toBeUndefined();
  expect(nameIn(contentOf(file), fixture.acme.id('worker_day'))).toBeDefined();
  expect(file.content_hash).toBe(by.content_hash);
});
