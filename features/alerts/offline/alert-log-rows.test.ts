import { expect, test } from 'vitest';
import { testKey } from '#alerts/domain';
import type { Copy } from '#packages/sync/offline';
import { alertLogs, alertNotices, ownAlerts } from './alert-log-rows.ts';
import { alertableTags } from './alertable-tags.ts';

const person = (user_id: string, more: object = {}) => ({
  ...{ user_id, name_first: user_id, name_last: 'Doe', email: `${user_id}@site.example` },
  ...{ active: true, is_hidden: false, tag_ids: [], metadata: {}, ...more },
});
const permission = (user_id: string, access: string, tag_id: string | null) => ({
  ...{ permission_id: `${user_id}-${access}`, user_id, access, tag_id, active: true },
});
const tag = (tag_id: string, type: string, more: object = {}) => ({
  ...{ tag_id, name: tag_id, type, active: true, is_hidden: false, ...more },
});
const channels = { push: true, email: true, sms: false, webhook: false };
const at = '2026-11-20T08:01:00.000Z';
const log = (id: string, more: object = {}, metadata: object = {}) => ({
  ...{ compliance_alert_log_id: id, origin: 'manual', issued_by: 'ann', alert_rule_id: null },
  ...{ status: 'sent', active: true, created_time: '2026-11-20T08:00:00.000Z', ...more },
  metadata: {
    ...{ message: 'Water', tag_ids: ['pit'], trigger: null, channels, reason: 'manual' },
    ...{ skipped: [], reading: null, ...metadata },
  },
});
const notice = (id: string, alert: string, user_id: string, more: object = {}) => ({
  ...{ compliance_user_alert_log_id: id, compliance_alert_log_id: alert, user_id, state: 'sent' },
  ...{ acked_at: null, ack_via_channel: null, reminds_at: null, remind_count: 0, active: true },
  ...{ metadata: { push: { at, ok: true } }, error_msg: null, created_time: at, ...more },
});
const tables: Record<string, object[]> = {
  organisations: [{ org_id: 'o' }],
  users: [
    ...[person('ann'), person('bob'), person('cy', { email: null })],
    person('worker', { tag_ids: ['pit'] }),
  ],
  permissions: [
    ...[permission('ann', 'admin', null), permission('bob', 'manager', 'pit')],
    permission('cy', 'manager', 'pit'),
  ],
  tags: [
    ...[tag('pit', 'location'), tag('welder', 'job'), tag('crew', 'default')],
    tag('old', 'default', { active: false }),
  ],
  compliance_alert_logs: [
    log('a', {}, { skipped: [{ user_id: 'cy', reason: 'no_email' }], skipped_count: 3 }),
    log('b', { status: 'failed', created_time: '2026-11-20T09:00:00.000Z', issued_by: null }),
    log('c', { origin: 'rule', issued_by: 'gone' }, { tag_ids: ['welder'], message: '' }),
    log('d', { issued_by: null }, { reason: 'no_data', tag_ids: ['pit', 'welder'] }),
    log(
      'e',
      {},
      { reason: 'now', reading: { value: 61, metric: 'risk_score', tag_ids: ['pit'], at } },
    ),
  ],
  compliance_user_alert_logs: [
    notice('1', 'a', 'bob'),
    notice('2', 'a', 'gone', { acked_at: at, state: 'acknowledged', ack_via_channel: 'email' }),
    notice('3', 'b', 'bob', {
      ...{ state: 'failed', error_msg: 'Mailbox full', metadata: {} },
      active: false,
    }),
    notice('4', 'unknown', 'bob'),
  ],
  compliance_high_risk_measurement_logs: [
    {
      compliance_high_risk_measurement_log_id: 'h',
      compliance_alert_log_id: 'c',
      user_id: 'worker',
    },
  ],
};
const copyOf = (rows: Record<string, object[]>): Copy => ({
  rows: <Row extends object>(table: string) =>
    new Map(
      (rows[table] ?? []).map((row) => [String(Object.values(row)[0]), row]),
    ) as unknown as ReadonlyMap<string, Row>,
  columns: () => {
    throw new Error('not expected');
  },
  unsent: () => new Map(),
  memo: (_key, _tables, compute) => compute(),
});
const copy = copyOf(tables);
const by = (user_id: string) => ({ now: 0, user_id });

test('[ALERT-14, ALERT-15, ALERT-16, ALERT-26, ALERT-67] alerts have names, counts and who was left out', async () => {
  const [newest, ...others] = await alertLogs.run(copy, {}, by('bob'));
  expect(newest).toMatchObject({ alert_id: 'b', status: 'failed', error: 'Mailbox full' });
  expect(newest?.issuer).toBe('');
  const sent = others.find(({ alert_id }) => alert_id === 'a');
  expect(sent).toMatchObject({
    ...{ issuer: 'ann Doe', locations: ['pit'], jobs: [], recipients: 2, acknowledged: 1 },
    ...{ channels: ['push', 'email'], isManaged: true, origin: 'manual' },
    skipped: [{ user_id: 'cy', name: 'cy Doe', reason: 'no_email' }],
    skippedOthers: 2,
  });
});

test('an alert names the people of its tests, and somebody who cannot be seen has no name', async () => {
  const rule = (await alertLogs.run(copy, {}, by('bob'))).find(({ alert_id }) => alert_id === 'c');
  expect(rule).toMatchObject({ about: 'worker Doe', issuer: '', isManaged: false });
});

test('[ALERT-26] an alert by hand about people names them, and their manager manages it', async () => {
  const shownWith = async (tag_ids: string[]) => {
    const about = log('p', {}, { tag_ids, people: ['worker', 'gone'] });
    const people: Copy = {
      ...copy,
      rows: <Row extends object>(table: string) =>
        table === 'compliance_alert_logs'
          ? (new Map([['p', about]]) as unknown as ReadonlyMap<string, Row>)
          : copy.rows<Row>(table),
    };
    return (await alertLogs.run(people, {}, by('bob')))[0];
  };
  expect(await shownWith([])).toMatchObject({ about: 'worker Doe', isManaged: true });
  expect((await shownWith(['crew']))?.about).toBe('worker Doe, crew');
});

test('a recipient that the viewer cannot see has no id', async () => {
  const hidden: Copy = {
    ...copy,
    rows: <Row extends object>(table: string) =>
      table === 'compliance_user_alert_logs'
        ? (new Map([['9', { ...notice('9', 'a', ''), user_id: null }]]) as unknown as ReadonlyMap<
            string,
            Row
          >)
        : copy.rows<Row>(table),
  };
  const [shown] = await alertNotices.run(hidden, {}, by('bob'));
  expect(shown).toMatchObject({ user_id: null, recipient: 'Another supervisor', isOwn: false });
});

const reading = (place: string, value: number) => ({
  ...{ value, metric: 'temp', tag_ids: [place], at },
});

test('an alert about several places names the worst one, and its details list all of them', async () => {
  const metadata = {
    ...{ message: '', reading: reading('pit', 45) },
    other_readings: [reading('welder', 42), reading('crew', 41), reading('crew', 40)],
  };
  const places: Copy = {
    ...copy,
    rows: <Row extends object>(table: string) =>
      table === 'compliance_alert_logs'
        ? (new Map([['d', log('d', {}, metadata)]]) as unknown as ReadonlyMap<string, Row>)
        : copy.rows<Row>(table),
  };
  const [shown] = await alertLogs.run(places, {}, by('bob'));
  expect(shown?.about).toBe('pit and 2 more places');
  expect(shown?.readings.map(({ place, value }) => [place, value])).toEqual([
    ...[
      ['pit', 45],
      ['welder', 42],
      ['crew', 41],
      ['crew', 40],
    ],
  ]);
});

test('places are counted if the tags of the worst one are unknown', async () => {
  const metadata = { message: '', reading: reading('gone', 45) };
  const other_readings = [reading('welder', 42)];
  const aboutOf = async (more: object) => {
    const places: Copy = {
      ...copy,
      rows: <Row extends object>(table: string) =>
        table === 'compliance_alert_logs'
          ? (new Map([['d', log('d', {}, { ...metadata, ...more })]]) as unknown as ReadonlyMap<
              string,
              Row
            >)
          : copy.rows<Row>(table),
    };
    const [shown] = await alertLogs.run(places, {}, by('bob'));
    return shown?.about;
  };
  expect(await aboutOf({ other_readings })).toBe('2 places');
  expect(await aboutOf({})).toBe('');
});

test('the notices of an alert whose tests were cleared or withdrawn say so', async () => {
  const settled: Copy = {
    ...copy,
    rows: <Row extends object>(table: string) =>
      table === 'compliance_alert_logs'
        ? (new Map([['a', log('a', {}, { settled_time: at })]]) as unknown as ReadonlyMap<
            string,
            Row
          >)
        : copy.rows<Row>(table),
  };
  const isSettled = async (from: Copy) =>
    (await alertNotices.run(from, {}, by('bob'))).find(({ notice_id }) => notice_id === '1')
      ?.isSettled;
  expect([await isSettled(settled), await isSettled(copy)]).toEqual([true, false]);
});

test('an alert says its place or tags, its reading, and whether it is urgent', async () => {
  const alerts = await alertLogs.run(copy, {}, by('bob'));
  const of = (id: string) => alerts.find(({ alert_id }) => alert_id === id);
  expect(of('a')).toMatchObject({ about: 'pit', isUrgent: false, reading: null });
  expect(of('d')).toMatchObject({ about: 'pit', isUrgent: false });
  const reading = { value: 61, metric: 'risk_score', place: 'pit', time: Date.parse(at) };
  expect(of('e')).toMatchObject({ about: 'pit', isUrgent: true, reading });
});

test('[ALERT-17, ALERT-67] user alerts have delivery, answer and reminders; those without an alert are left out', async () => {
  const notices = await alertNotices.run(copy, {}, by('bob'));
  expect(notices.map(({ notice_id }) => notice_id).sort()).toEqual(['1', '2', '3']);
  expect(notices.find(({ notice_id }) => notice_id === '2')).toMatchObject({
    ...{ recipient: 'Another supervisor', channel: 'email', isOwn: false, reminders: 0 },
    ...{ acknowledged: Date.parse(at), sent: Date.parse(at), state: 'acknowledged' },
    results: [
      { channel: 'push', ok: true, error: '' },
      { channel: 'email', ok: null, error: '' },
    ],
  });
});

test('[ALERT-32] own alerts are neither acknowledged nor dismissed', async () => {
  const own = await ownAlerts.run(copy, {}, by('bob'));
  expect(own.map(({ notice_id }) => notice_id)).toEqual(['1']);
  expect(await ownAlerts.run(copy, {}, by('ann'))).toEqual([]);
});

test('somebody alerts about the tags that they manage', async () => {
  const names = async (who: string) =>
    (await alertableTags.run(copy, {}, by(who))).map(({ name }) => name);
  expect(await names('ann')).toEqual(['crew', 'pit', 'welder']);
  expect(await names('bob')).toEqual(['pit']);
  expect(await names('worker')).toEqual([]);
});

test('[TAG-21] a notification of a tag names the tag, and the people of the tests in the copy', async () => {
  const alert = log('t', { origin: 'rule', issued_by: null });
  const bits = (column: string) =>
    column === 'hidden_status' ? Uint8Array.of(255, 255) : Uint8Array.of(1, 1);
  const chunks = {
    ...{ count: 2, live: Uint8Array.of(1, 1), codes: () => new Uint32Array(2) },
    ...{ counts: () => new Uint16Array(2), bytes: bits, lists: () => [[]] },
    texts: () => ['worker'],
    numbers: (column: string) =>
      column === 'created_time'
        ? Float64Array.of(0, Date.parse(alert.created_time))
        : Float64Array.of(190, 190),
    id: (slot: number) => ['old', 'seen'][slot] ?? '',
  };
  const shown = async (test_ids: string[]) => {
    const metadata = {
      ...{ reason: 'tag', tag_ids: ['pit'], message: '' },
      test_keys: test_ids.map((id) => testKey('t', id)),
    };
    const noticed: Copy = {
      ...copy,
      rows: <Row extends object>(table: string) =>
        table === 'compliance_alert_logs'
          ? (new Map([
              ['t', { ...alert, metadata: { ...alert.metadata, ...metadata } }],
            ]) as unknown as ReadonlyMap<string, Row>)
          : copy.rows<Row>(table),
      columns: <Index extends object>() => chunks as unknown as Index,
    };
    return (await alertLogs.run(noticed, {}, by('bob')))[0];
  };
  expect(await shown(['seen', 'unseen'])).toMatchObject({
    ...{ origin: 'tag', about: 'worker Doe', tag: 'pit', isUrgent: true },
  });
  expect(await shown(['unseen'])).toMatchObject({ about: '', tag: 'pit', isUrgent: false });
});

test("a worker's request has the worker with a number, and what is wrong; a hidden one has neither", async () => {
  const asked = { reason: 'symptoms', message: '', tag_ids: ['pit'] };
  const request = { symptoms: ['dizzy', 'headache'], note: 'At the gate' };
  const asks: Record<string, object[]> = {
    ...tables,
    compliance_alert_logs: [
      log('x', { origin: 'rule', issued_by: null }, { ...asked, people: ['worker'], request }),
      log('y', { origin: 'rule', issued_by: null }, { ...asked, people: [], request: null }),
    ],
    compliance_user_alert_logs: [notice('8', 'x', 'bob'), notice('9', 'y', 'bob')],
  };
  const shown = await ownAlerts.run(copyOf(asks), {}, by('bob'));
  expect(new Map(shown.map(({ alert_id, ...row }) => [alert_id, row]))).toMatchObject(
    new Map([
      [
        'x',
        {
          worker: { user_id: 'worker', name: 'worker Doe', phone: null },
          ...{ about: 'worker Doe', message: 'Dizzy, headache. Note: At the gate' },
          isUrgent: true,
        },
      ],
      ['y', { worker: null, about: '', message: '', isUrgent: true }],
    ]),
  );
});
