import { expect, test } from 'vitest';
import { comingComment } from '#alerts/contract';
import type { Copy } from '#packages/sync/offline';
import { helpRequests } from './help-requests.ts';

const now = Date.parse('2026-11-20T09:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

const person = (user_id: string) => ({
  ...{ user_id, name_first: user_id, name_last: 'Doe', email: null, active: true },
  ...{ is_hidden: false, tag_ids: ['pit'], metadata: {} },
});

const request = (id: string, symptoms: string[], is_emergency: boolean) => ({
  ...{ compliance_alert_log_id: id, origin: 'rule', issued_by: null, alert_rule_id: null },
  ...{ status: 'sent', active: true, created_time: minutesAgo(20) },
  metadata: {
    ...{ message: '', tag_ids: ['pit'], trigger: null, skipped: [], reading: null },
    ...{ channels: { push: true, email: false, sms: false, webhook: false }, people: ['worker'] },
    reason: symptoms.length === 0 ? 'break_request' : 'symptoms',
    request: { symptoms, note: '', is_emergency },
  },
});

interface Answer {
  acked_at?: string;
  comment?: string;
}

const notice = (
  id: string,
  alert: string,
  user_id: string,
  { acked_at, comment }: Answer = {},
) => ({
  ...{ compliance_user_alert_log_id: id, compliance_alert_log_id: alert, user_id, state: 'sent' },
  ...{ acked_at: acked_at ?? null, ack_via_channel: null, reminds_at: null, remind_count: 0 },
  ...{ metadata: { comment }, error_msg: null, active: true, created_time: minutesAgo(20) },
});

const coming = (minutes: number) => ({ acked_at: minutesAgo(minutes), comment: comingComment });

async function requestsOf(alerts: object[], notices: object[]) {
  const tables: Record<string, object[]> = {
    users: [person('ann'), person('bob'), person('worker')],
    compliance_alert_logs: alerts,
    compliance_user_alert_logs: notices,
  };
  const copy = {
    rows: (table: string) =>
      new Map((tables[table] ?? []).map((row) => [String(Object.values(row)[0]), row])),
    memo: (_key: string, _tables: unknown, compute: () => unknown) => compute(),
  } as unknown as Copy;
  return await helpRequests.run(copy, {}, { now, user_id: 'bob' });
}

test('emergencies come first, then symptoms, then breaks, and then those the viewer goes to', async () => {
  const alerts = [
    ...[request('rest', [], false), request('ill', ['dizzy'], false)],
    ...[request('fainted', ['fainted'], true), request('taken', ['confused'], true)],
  ];
  const notices = [
    ...[notice('1', 'rest', 'bob'), notice('2', 'ill', 'bob'), notice('3', 'fainted', 'bob')],
    notice('4', 'taken', 'bob', coming(29)),
  ];
  expect((await requestsOf(alerts, notices)).map(({ alert_id }) => alert_id)).toEqual([
    ...['fainted', 'ill', 'rest', 'taken'],
  ]);
});

test.each([
  ['is left out half an hour after "I am coming"', notice('1', 'a', 'bob', coming(31))],
  ['is left out after another answer', notice('1', 'a', 'bob', { acked_at: minutesAgo(1) })],
  ['to another supervisor is left out', notice('1', 'a', 'ann')],
  ['that was dismissed is left out', { ...notice('1', 'a', 'bob'), active: false }],
])('a request %s', async (_title, row) => {
  expect(await requestsOf([request('a', [], false)], [row])).toEqual([]);
});

test('a request says which other supervisors are coming', async () => {
  const notices = [
    notice('1', 'a', 'bob'),
    notice('2', 'a', 'ann', coming(2)),
    notice('3', 'b', 'ann', coming(2)),
  ];
  const [shown, ...others] = await requestsOf(
    [request('a', [], false), request('b', [], false)],
    notices,
  );
  expect([shown?.alert_id, shown?.coming, others]).toEqual(['a', ['ann Doe'], []]);
});
