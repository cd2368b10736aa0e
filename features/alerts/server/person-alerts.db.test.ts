import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId, signInTo } from '#apps/server/testing';
import { createAlertFixture } from './test-alert-fixture.ts';
import type { AlertFixture } from './test-alert-fixture.ts';

let own: AlertFixture;
let manager: string;
let worker: string;
const minute = 60_000;

beforeAll(async () => {
  own = await createAlertFixture();
  const { app, acme } = own.fixture;
  manager = await signInTo(app, acme.emailOf('manager_day'));
  worker = await signInTo(app, acme.emailOf('worker_day'));
});
afterAll(() => own.fixture.leave());
beforeEach(() => own.reset());
afterEach(() => own.requireNoErrors());

/** An alert by hand about people, without any tag. */
async function sendAbout(people: readonly string[], who = own.admin): Promise<string> {
  const compliance_alert_log_id = newId();
  const body = { compliance_alert_log_id, message: 'Check on them', tag_ids: [] };
  const answer = await own.call('POST', '/v3/alert', { ...body, user_ids: people }, who);
  expect(answer.status).toBe(200);
  return compliance_alert_log_id;
}

interface Synced {
  compliance_alert_logs: {
    compliance_alert_log_id: string;
    issued_by: string | null;
    metadata: { people?: string[] };
  }[];
  compliance_user_alert_logs: { compliance_alert_log_id: string; user_id: string | null }[];
}

/** What a sync answers about an alert, and the bytes of its alerts. */
async function synced(alert_id: string, token: string) {
  const { body } = await own.fixture.app.call('POST', '/v3/sync/core', {}, token);
  const data = body.data as unknown as Synced;
  const isOfAlert = (row: { compliance_alert_log_id: string }) =>
    row.compliance_alert_log_id === alert_id;
  const [log] = data.compliance_alert_logs.filter(isOfAlert);
  const notices = data.compliance_user_alert_logs.filter(isOfAlert);
  const recipients = notices.map(({ user_id }) => user_id);
  return { log, recipients, bytes: JSON.stringify([log, notices]) };
}

async function noticeOf(alert_id: string): Promise<string> {
  const [row] = await own.run<{ id: string }>(
    `select compliance_user_alert_log_id as id from compliance_user_alert_logs
     where org_id = $1 and compliance_alert_log_id = $2`,
    [alert_id],
  );
  return row?.id ?? '';
}

test('[ALERT-64, ALERT-63] a manager of a person reminds of an alert about them and dismisses it', async () => {
  const alert = await sendAbout([own.fixture.acme.id('mate_day')], manager);
  const ids = [await noticeOf(alert)];
  own.now += 6 * minute;
  const remind = async (who: string) =>
    (await own.call('PATCH', '/v3/alert/user-log/remind', { ids }, who)).body.data;
  expect(await remind(worker)).toMatchObject({ ids: [] });
  expect(await remind(manager)).toEqual({ ids, failed: [] });
  const dismiss = async (who: string) =>
    (await own.call('DELETE', `/v3/alert/log/${alert}`, {}, who)).status;
  expect([await dismiss(worker), await dismiss(manager)]).toEqual([404, 200]);
});

test('[ALERT-26] an alert about people names those to a viewer whom they may see', async () => {
  const { acme } = own.fixture;
  const [seen, unseen] = [acme.id('mate_day'), acme.id('worker_night')];
  const alert = await sendAbout([seen, unseen]);
  const found = await synced(alert, manager);
  expect(found.log?.metadata.people).toEqual([seen]);
  expect(found.bytes).not.toContain(unseen);
  const all = (await synced(alert, own.admin)).log?.metadata.people;
  expect(all?.toSorted()).toEqual([seen, unseen].toSorted());
});

test('[ALERT-26] an alert about a person reaches the copy of their manager also without a notice', async () => {
  const alert = await sendAbout([own.fixture.acme.id('mate_day')]);
  await own.run('delete from compliance_user_alert_logs where org_id = $1');
  expect((await synced(alert, manager)).log).toBeDefined();
  expect((await synced(alert, worker)).log).toBeUndefined();
});

test('a copy has the ids of recipients and senders whom its viewer may see, and the own one', async () => {
  const { acme } = own.fixture;
  const alert = await sendAbout([acme.id('mate_day')]);
  const unseen = acme.id('worker_night');
  await own.run(
    `insert into compliance_user_alert_logs (org_id, compliance_user_alert_log_id,
       compliance_alert_log_id, user_id, is_urgent, state, metadata, created_time)
     values ($1, $2, $3, $4, false, 'sent', '{}', now())`,
    [newId(), alert, unseen],
  );
  await own.run('update compliance_alert_logs set issued_by = $2 where org_id = $1', [unseen]);
  const { log, recipients, bytes } = await synced(alert, manager);
  expect(log?.issued_by).toBeNull();
  expect(recipients.toSorted()).toEqual([acme.id('manager_day'), null].toSorted());
  expect(bytes).not.toContain(unseen);
  expect((await synced(alert, own.admin)).recipients).toContain(unseen);
});
