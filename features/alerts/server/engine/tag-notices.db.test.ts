import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertMessages } from '#alerts/contract';
import type { StatusTrigger } from '#alerts/contract';
import { defaultChannels, groupWait, testKey } from '#alerts/domain';
import { newId, signInTo } from '#apps/server/testing';
import { tagNoticeExport } from '../alert-export.ts';
import { createAlertFixture } from '../test-alert-fixture.ts';
import type { AlertFixture } from '../test-alert-fixture.ts';
import { sendTagNotices } from './tag-notices.ts';

let own: AlertFixture;
const hour = 3_600_000;
const severe = 200;
const moderate = 120;

beforeAll(async () => {
  own = await createAlertFixture();
  for (const who of ['manager_day', 'manager_night', 'limited', 'editor_day']) {
    await signInTo(own.fixture.app, own.fixture.acme.emailOf(who));
  }
});
afterAll(() => own.fixture.leave());
beforeEach(async () => {
  await own.reset();
  await own.run(
    `update tags set is_hidden = false, metadata = metadata - '_notify_hydration'
       - '_notify_hydration_to' where org_id = $1`,
  );
  await own.run(
    `update users set is_hidden = false, experimental = false,
       metadata = metadata - '_notification_preferences' where org_id = $1`,
  );
});
afterEach(() => own.requireNoErrors());

const id = (who: string) => own.fixture.acme.id(who);
/** Sets the notice of a tag as an admin does. */
async function notify(tag_id: string, to: readonly string[] = [], isOn = true): Promise<void> {
  const body = { tag_id, _notify_hydration: isOn, _notify_hydration_to: to.map(id) };
  const path = '/v3/tag/dehydrated_notifications';
  expect((await own.fixture.app.call('PUT', path, body, own.admin)).status).toBe(200);
}
const alerts = () =>
  own.run<{
    id: string;
    reason: string;
    origin: string;
    alert_rule_id: string | null;
    metadata: object;
  }>(
    `select compliance_alert_log_id as id, reason, origin, alert_rule_id, metadata from compliance_alert_logs
     where org_id = $1 order by created_time, compliance_alert_log_id`,
  );
/** Who got notices, by name, in the order of the names. */
async function notified(): Promise<string[]> {
  const rows = await own.run<{ name: string }>(
    `select u.name_first as name from compliance_user_alert_logs as n
     join users as u using (org_id, user_id) where n.org_id = $1 order by 1`,
  );
  return rows.map(({ name }) => name);
}
async function mails() {
  own.now += groupWait;
  await own.held();
  own.now -= groupWait;
  return await own.run<{ user_id: string; subject: string; text: string }>(
    'select user_id, subject, text from outbox where org_id = $1',
  );
}
const day = () => own.fixture.acme.day;

test('[TAG-21] a dehydrated member notifies the managers of the tag in the product and by email', async () => {
  await notify(day());
  const test_id = await own.addTest('worker_day', severe);
  expect(await own.tests()).toBe(1);
  const [alert, ...more] = await alerts();
  expect(more).toEqual([]);
  expect(JSON.stringify(alert?.metadata)).not.toContain(test_id);
  expect([alert]).toMatchObject([
    {
      ...{ reason: 'tag', origin: 'rule', alert_rule_id: null },
      metadata: {
        ...{ tag_ids: [day()], test_keys: [testKey(alert?.id ?? '', test_id)], target_count: 1 },
        channels: { push: true, email: true, sms: false, webhook: false },
        skipped: [{ user_id: id('manager_all'), reason: 'never_signed_in' }],
      },
    },
  ]);
  expect(await notified()).toEqual(['manager_day']);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.user_id).toBe(id('manager_day'));
  expect(mail?.subject).toBe('Alert: Dehydration notification of a tag');
  expect(mail?.text).toContain('worker_day acme: Severely Dehydrated, 200 mOsm');
  expect(mail?.text).toContain('Tag: Day crew.');
  expect(mail?.text).not.toContain('Rule:');
});

test('a chosen recipient without rights gets the notice without name and value', async () => {
  await notify(day(), ['limited', 'editor_day']);
  const test_id = await own.addTest('worker_day', moderate);
  await own.tests();
  expect(await notified()).toEqual(['editor_day', 'limited']);
  const textOf = async (who: string) =>
    (await mails()).find(({ user_id }) => user_id === id(who))?.text;
  expect(await textOf('editor_day')).toContain('worker_day acme: Moderately Dehydrated, 120 mOsm');
  const limited = await textOf('limited');
  expect(limited).toContain('Members of the tag need attention.');
  expect(limited).toContain('Tag: Day crew.');
  expect(limited).not.toMatch(/worker_day|mOsm/);
  const token = await signInTo(own.fixture.app, own.fixture.acme.emailOf('limited'));
  const synced = await own.fixture.app.call('POST', '/v3/sync/core', {}, token);
  expect(synced.body.data['compliance_user_alert_logs']).toHaveLength(1);
  const seen = synced.body.data['compliance_alert_logs'];
  expect(seen).toMatchObject([{ metadata: { reason: 'tag', tag_ids: [day()] } }]);
  for (const hidden of ['worker_day', id('worker_day'), test_id]) {
    expect(synced.text).not.toContain(hidden);
  }
});

test('[TAG-21] a tag notifies of a person at most once in 4 hours, and only once of a test', async () => {
  await notify(day());
  await own.addTest('worker_day', severe);
  await own.tests();
  own.now += 4 * hour - 1;
  const within = await own.addTest('worker_day', severe);
  await own.addTest('mate_day', severe);
  await own.tests();
  // The other person has a pause of their own.
  expect(await alerts()).toHaveLength(2);
  own.now += 1;
  const touch = 'update measurements set valid = valid where org_id = $1 and measurement_id = $2';
  await own.run(touch, [within]);
  await own.tests();
  expect(await alerts()).toHaveLength(2);
  await own.addTest('worker_day', moderate);
  await own.tests();
  expect(await alerts()).toHaveLength(3);
});

test('[TAG-21] many transactions at once notify once', async () => {
  await notify(day());
  const { database, acme } = own.fixture;
  const parts = { newId, publicUrl: 'https://acme.test', isSmsSent: false, isOn: true };
  // Each is what a process does that has found a new test of the person.
  const sendAtOnce = () =>
    Promise.all(
      Array.from({ length: 6 }, () =>
        database.write({ org_id: acme.org_id, actor_user_id: null }, (tx) =>
          sendTagNotices(tx, [id('worker_day')], { ...parts, now: own.now, ruleAlerts: [] }),
        ),
      ),
    );
  await own.addTest('worker_day', severe);
  await sendAtOnce();
  expect(await alerts()).toHaveLength(1);
  own.now += 4 * hour;
  await own.addTest('worker_day', severe);
  await sendAtOnce();
  expect(await alerts()).toHaveLength(2);
});

test('hidden and test people, hidden tags, mild, old and invalid tests notify nobody', async () => {
  await notify(day());
  await own.addTest('worker_day', 80);
  await own.addTest('worker_day', severe, own.now - 24 * hour - 1000);
  await own.addTest('worker_night', severe);
  await own.tests();
  for (const flag of ['is_hidden', 'experimental']) {
    const set = (isOn: boolean) =>
      own.run(`update users set ${flag} = $3 where org_id = $1 and user_id = $2`, [
        ...[id('worker_day'), isOn],
      ]);
    await set(true);
    await own.addTest('worker_day', severe);
    await own.tests();
    await set(false);
  }
  await own.run(
    `update measurements set valid = false where org_id = $1 and user_id = $2 and value = $3`,
    [id('worker_day'), severe],
  );
  await own.tests();
  await own.run('update tags set is_hidden = true where org_id = $1 and tag_id = $2', [day()]);
  await own.addTest('worker_day', severe);
  await own.tests();
  expect(await alerts()).toEqual([]);
});

test('a tag that is off, or whose people have no tests, adds no work', async () => {
  await notify(day(), [], false);
  await own.addTest('worker_day', severe);
  expect(await own.tests()).toBe(0);
});

test('two tags tell the same recipient once, and the rule comes before both', async () => {
  await notify(day());
  await notify(own.job, ['manager_day', 'limited']);
  const status: StatusTrigger = {
    ...{ kind: 'status', level: 'severe', realert_after_hours: 4, actions: [] },
  };
  await own.addTest('worker_day', moderate);
  await own.tests();
  expect(await notified()).toEqual(['limited', 'manager_day']);
  expect(await alerts()).toHaveLength(2);
  await own.addRule(status);
  await own.addTest('mate_day', severe);
  await own.tests();
  const [, , ...later] = await alerts();
  expect(later.map(({ reason }) => reason).sort()).toEqual(['now', 'tag']);
  expect(await notified()).toEqual(['limited', 'limited', 'manager_day', 'manager_day']);
  // The rule's alert starts the pause of the tags.
  own.now += hour;
  await own.addTest('mate_day', severe);
  await own.tests();
  expect(await notified()).toHaveLength(4);
});

test('who was notified by a rule before a tag notified is not notified again of the same test', async () => {
  await own.addRule({ kind: 'status', level: 'severe', realert_after_hours: 4, actions: [] });
  const test_id = await own.addTest('worker_day', severe);
  await own.tests();
  await notify(day());
  await own.run('update measurements set valid = valid where org_id = $1 and measurement_id = $2', [
    test_id,
  ]);
  await own.tests();
  expect(await notified()).toEqual(['manager_day']);
});

test('there are no reminders and no escalation, only the notice after a snooze', async () => {
  await notify(day());
  await own.addTest('worker_day', severe);
  await own.tests();
  own.now += 2 * hour;
  expect(await own.reminders()).toBe(0);

  const until = own.now + 3 * hour;
  await own.run(
    `update users set metadata = metadata || jsonb_build_object('_notification_preferences', $2::text)
     where org_id = $1`,
    [JSON.stringify({ snoozed_until: new Date(until).toISOString() })],
  );
  const sent = (await mails()).length;
  await own.addTest('mate_day', moderate);
  await own.tests();
  expect(await mails()).toHaveLength(sent);
  own.now = until;
  expect(await own.reminders()).toBe(1);
  expect(await mails()).toHaveLength(sent + 1);
  own.now += 2 * hour;
  expect(await own.reminders()).toBe(0);
});

test('a notice that waits for the end of a snooze is dropped after a better re-test', async () => {
  await own.run(
    `update users set metadata = metadata || jsonb_build_object('_notification_preferences', $2::text)
     where org_id = $1`,
    [JSON.stringify({ snoozed_until: new Date(own.now + 3 * hour).toISOString() })],
  );
  await notify(day());
  await own.addTest('worker_day', moderate);
  await own.tests();
  own.now += hour;
  await own.addTest('worker_day', 40);
  await own.tests();
  own.now += 2 * hour;
  expect(await own.reminders()).toBe(0);
});

test('where alerts are switched off nobody is notified, also not afterwards', async () => {
  const switchAlerts = (isOn: boolean) =>
    own.run(
      `update organisations set metadata = metadata || jsonb_build_object('_show_preview_features', $2::bool)
       where org_id = $1`,
      [isOn],
    );
  await notify(day());
  await switchAlerts(false);
  try {
    await own.addTest('worker_day', severe);
    await own.tests();
  } finally {
    await switchAlerts(true);
  }
  await own.tests();
  expect(await alerts()).toEqual([]);
});

test('an alert that reaches nobody is listed, and the next test tries again', async () => {
  await notify(day(), ['manager_all']);
  await own.addTest('worker_day', severe);
  await own.tests();
  expect(await notified()).toEqual([]);
  expect(await alerts()).toHaveLength(1);
  await notify(day(), ['manager_day']);
  own.now += 60_000;
  await own.addTest('worker_day', severe);
  await own.tests();
  expect(await notified()).toEqual(['manager_day']);
});

test('of one email, who supervises nobody any more gets only what a tag notifies of', async () => {
  await notify(day(), ['manager_day']);
  await own.addRule(
    { kind: 'status', level: 'moderate', realert_after_hours: 4, actions: [] },
    { channels: { ...defaultChannels, email: true } },
  );
  await own.addTest('worker_day', moderate);
  // Has the tag, and is not in the scope of the rule.
  await own.addTest('limited', moderate);
  await own.tests();
  expect((await alerts()).map(({ reason }) => reason).sort()).toEqual(['now', 'tag']);
  const setManager = (isOn: boolean) =>
    own.run('update permissions set active = $3 where org_id = $1 and user_id = $2', [
      ...[id('manager_day'), isOn],
    ]);
  await setManager(false);
  try {
    const [mail] = (await mails()).filter(({ user_id }) => user_id === id('manager_day'));
    expect(mail?.subject).toBe('Alert: Dehydration notification of a tag');
    expect(mail?.text).toContain('Members of the tag need attention.');
    expect(mail?.text).not.toMatch(/worker_day|limited|mOsm/);
  } finally {
    await setManager(true);
  }
  const results = await own.run<{ reason: string; error: string | null }>(
    `select a.reason, n.metadata->'email'->>'error' as error
     from compliance_user_alert_logs as n
     join compliance_alert_logs as a using (org_id, compliance_alert_log_id)
     where n.org_id = $1 and n.user_id = $2 order by a.reason`,
    [id('manager_day')],
  );
  expect(results).toEqual([
    { reason: 'now', error: alertMessages.lostAccess },
    { reason: 'tag', error: null },
  ]);
});

test('the export has each person and tag once, over several pages', async () => {
  await notify(day());
  await notify(own.job);
  for (const who of ['worker_day', 'mate_day', 'limited']) await own.addTest(who, severe);
  await own.tests();
  const keys: string[] = [];
  let after: string | null = null;
  do {
    const { rows } = await own.fixture.database.read(own.fixture.acme.org_id, (tx) =>
      tagNoticeExport.page(tx, { after, most: 2, user_id: null }),
    );
    keys.push(...rows.map(({ key }) => key));
    after = rows.at(-1)?.key ?? null;
  } while (after !== null);
  expect(keys).toHaveLength(5);
  expect(new Set(keys).size).toBe(5);
});
