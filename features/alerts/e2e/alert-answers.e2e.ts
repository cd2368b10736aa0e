import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, goTo, launchBrowser, startProduct } from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { confirmDialog, hasFocus, openOwnersDemo, sendAs, signIn } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';
import { AlertAnswersPage, clearDemoAlerts } from './index.ts';

let demo: OwnersDemo;
let other: OpenBrowser;
let owner: AlertAnswersPage;
let manager: AlertAnswersPage;
let sql: pg.Client;
let restarted: Product | undefined;
beforeAll(async () => {
  demo = await openOwnersDemo();
  await clearDemoAlerts(demo.product.databaseUrl);
  other = await launchBrowser();
  // The manager can be notified once they have signed in.
  await signIn(other.page, demo.product.origin, 'manager@demo.example');
  sql = new pg.Client({ connectionString: demo.product.databaseUrl });
  await sql.connect();
  owner = new AlertAnswersPage(demo.browser.page);
  manager = new AlertAnswersPage(other.page);
});
afterAll(async () => {
  await sql.end();
  await other.close();
  await restarted?.stop();
  await demo.close();
});

const first = 'Bring water to the north gate';
const second = 'Move the crew into the shade';

test('[ALERT-02, ALERT-25, ALERT-26, ALERT-31, ALERT-61, ALERT-68] an alert by hand arrives in the bell of an open screen and is acknowledged there', async () => {
  const { page } = demo.browser;
  await demo.open('/monitoring/alerts');
  await page.getByText('No alerts yet').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Preview\s+BETA/);
  expect(await axeViolations(page)).toEqual([]);

  await owner.alert('Day crew', first);
  const row = owner.row('Alerts', first);
  await row.getByText('Sent', { exact: true }).waitFor();
  await row.getByText('Manual').waitFor();
  await row.getByText('0/1').waitFor();

  await other.page.getByRole('alert').getByText(first).waitFor();
  await expect.poll(() => manager.bell().getAttribute('aria-label')).toContain('1 open alert');
  await manager.bell().click();
  await manager.ownAlerts().getByText(first).waitFor();
  expect(await axeViolations(other.page)).toEqual([]);
  await manager.ownAlerts().getByRole('button', { name: 'Acknowledge' }).click();
  await other.page.getByText('Alert acknowledged').first().waitFor();
  await manager.ownAlerts().waitFor({ state: 'hidden' });
  await other.page.keyboard.press('Escape');

  await row.getByText('1/1').waitFor();
  await row.getByRole('button', { expanded: false }).first().click();
  await page
    .getByRole('list', { name: `Recipients of ${first}` })
    .getByText('Acknowledged')
    .waitFor();
  expect(new URL(page.url()).searchParams.get('open')).not.toBeNull();
  expect(await axeViolations(page)).toEqual([]);
  expect(demo.browser.pageErrors).toEqual([]);
});

test('[ALERT-26] on a phone the filters of user alerts are in a panel, and its button counts them', async () => {
  const { page } = demo.browser;
  await page.setViewportSize({ width: 390, height: 844 });
  await demo.open('/monitoring/alerts?tab=users');
  const row = owner.row('User alerts', first);
  await row.waitFor();
  const button = page.getByRole('button', { name: /^Filters/ });
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  const state = panel.getByLabel('State', { exact: true });
  await state.selectOption('Reminded');
  await row.waitFor({ state: 'detached' });
  await state.selectOption('Acknowledged');
  await row.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Filters 1 set' }).waitFor();
  await expect.poll(() => hasFocus(button)).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await demo.open('/monitoring/alerts');
  expect(demo.browser.pageErrors).toEqual([]);
});

test('[ALERT-27, ALERT-32, ALERT-33, ALERT-62, ALERT-63, ALERT-64, ALERT-69] one that waits is reminded of, acknowledged with a comment, and dismissed', async () => {
  const { page } = demo.browser;
  await owner.alert('Day crew', second);
  await owner.tab('User alerts');
  const row = owner.row('User alerts', second);
  await owner.choose(row, 'Remind');
  await page.getByText('Failed to send reminder').first().waitFor();
  await page.getByText('Reminded less than 5 minutes ago').first().waitFor();
  await age();
  await owner.choose(row, 'Remind');
  await page.getByText('Successfully sent reminder').first().waitFor();
  await row.getByText('Reminded', { exact: true }).waitFor();

  await goTo(other.page, demo.product.origin, '/monitoring/alerts?tab=users&mine=true');
  const own = manager.row('User alerts', second);
  await own.getByRole('button', { name: 'Acknowledge' }).click();
  const dialog = other.page.getByRole('dialog', { name: 'Acknowledge alert' });
  await dialog.getByLabel('Comment (optional)').fill('On the way');
  expect(await axeViolations(other.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Acknowledge' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await row.getByText('Push: On the way').waitFor();
  await row.getByText('Acknowledged', { exact: true }).waitFor();

  await row.getByRole('checkbox').check();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('group', { name: 'Selection' }).getByText('Dismiss').click();
  const toast = page.getByRole('status').filter({ hasText: 'Alert dismissed.' });
  await row.waitFor({ state: 'detached' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await row.getByText('Acknowledged', { exact: true }).waitFor();
  await owner.choose(row, 'Dismiss');
  await row.waitFor({ state: 'detached' });

  await owner.tab('Alerts');
  await owner.choose(owner.row('Alerts', first), 'Dismiss');
  expect(await axeViolations(page)).toEqual([]);
  await confirmDialog(page, 'Dismiss');
  await owner.row('Alerts', first).waitFor({ state: 'detached' });
  await page.getByLabel('Show dismissed').check();
  await owner.row('Alerts', first).getByText('Dismissed', { exact: true }).waitFor();
  await owner.choose(owner.row('Alerts', first), 'Restore');
  await page.getByText('Alert restored.').first().waitFor();
  await owner.row('Alerts', first).getByText('Dismissed', { exact: true }).waitFor({
    state: 'detached',
  });
  expect(demo.browser.pageErrors).toEqual([]);
});

test('[ALERT-17] an alert acknowledged offline is sent once there is a connection', async () => {
  const message = 'Close the east gate at noon';
  await owner.tab('Alerts');
  await owner.alert('Day crew', message);
  await expect.poll(() => manager.bell().getAttribute('aria-label')).toContain('1 open alert');
  // The server is away: a browser that is told to be offline still lets its shared worker through.
  await demo.product.kill9();
  await manager.bell().click();
  await manager.ownAlerts().getByText(message).waitFor();
  await manager.ownAlerts().getByRole('button', { name: 'Acknowledge' }).click();
  await manager.ownAlerts().getByText('Will be sent').waitFor();
  expect(await axeViolations(other.page)).toEqual([]);
  const { rows } = await sql.query(
    'select from compliance_user_alert_logs where acked_at is null and active',
  );
  expect(rows).toHaveLength(1);
  await startAgain();
  await owner.row('Alerts', message).getByText('1/1').waitFor();
  await manager.ownAlerts().waitFor({ state: 'hidden' });
  await other.page.keyboard.press('Escape');
  expect(other.pageErrors).toEqual([]);
});

test('[ALERT-02] the link of an email acknowledges its alert for the recipient only', async () => {
  const { page } = demo.browser;
  await owner.alert('Day crew', 'Check the shade at noon', { email: true });
  await expect.poll(() => manager.bell().getAttribute('aria-label')).toContain('open alert');
  await goTo(other.page, demo.product.origin, '/monitoring/alerts?tab=users&mine=true');
  const { rows } = await sql.query<{ id: string }>(
    `select compliance_user_alert_log_id as id from compliance_user_alert_logs
     order by created_time desc limit 1`,
  );
  const id = rows[0]?.id ?? '';
  await demo.open(`/monitoring/alerts?ack=${id}`);
  await page.getByText('Only the recipient can acknowledge an alert').first().waitFor();
  await other.page.goto(`${demo.product.origin}/monitoring/alerts?tab=users&mine=true&ack=${id}`);
  await other.page.getByText('Alert acknowledged').first().waitFor();
  const answered = await sql.query(
    'select ack_via_channel from compliance_user_alert_logs where compliance_user_alert_log_id = $1',
    [id],
  );
  expect(answered.rows).toEqual([{ ack_via_channel: 'email' }]);
  expect(await axeViolations(other.page)).toEqual([]);
  await other.page.getByRole('button', { name: 'Close', exact: true }).first().click();
  expect(other.pageErrors).toEqual([]);
});

test('[ALERT-03, ALERT-18, ALERT-25, ALERT-32, ALERT-65] a high-risk test is followed, its actions are recorded, and it is dismissed', async () => {
  const { page } = demo.browser;
  await demo.open('/monitoring/high-risk-measurements');
  await page.getByText('No high-risk measurements').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Preview\s+BETA/);
  expect(await axeViolations(page)).toEqual([]);
  const name = await addHighRiskTest();
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByText('Severe').first().waitFor();
  // Its test may arrive with the next sync.
  await row.getByText('Due in 30m').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await row.getByRole('button', { name: /show the measurement/ }).press('Enter');
  const drawer = page.getByRole('dialog', { name: `High-risk test of ${name}` });
  const line = drawer.getByRole('list', { name: 'Timeline' });
  await line.getByText('Supervisor not called').waitFor();
  expect(await line.getByText('Guidance').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Mark supervisor as called' }).click();
  await line.getByText('Supervisor called').waitFor();
  await line.getByRole('button', { name: 'Log a drink' }).click();
  await line.getByText('Drink logged', { exact: true }).waitFor();
  await line.getByRole('button', { name: 'Undo: Drink logged' }).waitFor();
  await drawer.getByRole('button', { name: 'Alert supervisors' }).click();
  const form = page.getByRole('dialog', { name: 'Alert supervisors' });
  await form.getByRole('list', { name: 'Attached test' }).getByText('240 mOsm').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await form.getByRole('button', { name: /^Remove the test 240 mOsm/ }).click();
  await form.getByRole('list', { name: 'Attached test' }).waitFor({ state: 'detached' });
  // Escape does not discard what was entered without a question.
  await page.keyboard.press('Escape');
  expect(await confirmDialog(page, 'Cancel')).toBe('Leave without saving?');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await confirmDialog(page, 'Leave');
  await form.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).searchParams.get('open')).not.toBeNull();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });

  await page.getByLabel('Actions', { exact: true }).selectOption('Open actions only');
  await page.getByText('No high-risk measurements match').waitFor();
  await page.getByRole('button', { name: 'Reset' }).click();
  await row.getByRole('checkbox').check();
  await page.getByRole('group', { name: 'Selection' }).getByText('Dismiss').click();
  expect(await confirmDialog(page, 'Dismiss')).toBe('Dismiss 1 high-risk measurement?');
  await row.waitFor({ state: 'detached' });
  const toast = page.getByRole('status').filter({ hasText: 'High-risk measurement dismissed' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await row.getByText('Severe').first().waitFor();
  expect(demo.browser.pageErrors).toEqual([]);
});

/** Starts the server on the same port and database; both browsers learn of it. */
async function startAgain(): Promise<void> {
  const { port, databaseUrl } = demo.product;
  restarted = await startProduct({ port, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  for (const page of [other.page, demo.browser.page]) {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  }
}

/** Adds a rule about everybody and a severe test of a worker. Returns the name of the worker. */
async function addHighRiskTest(): Promise<string> {
  const { rows: tags } = await sql.query<{ tag_id: string }>(
    "select tag_id from tags where type in ('job', 'location') and active",
  );
  const { rows: workers } = await sql.query<{ user_id: string; name: string }>(
    `select u.user_id, u.name_first || ' ' || u.name_last as name from users as u
     where u.active and not u.is_hidden and 2 = (
       select count(distinct t.type) from user_tags as w join tags as t using (org_id, tag_id)
       where w.user_id = u.user_id and t.type in ('job', 'location'))
     order by name limit 1`,
  );
  const [worker] = workers;
  if (worker === undefined) throw new Error('The demo has no worker with a job and a location');
  await sendAs(
    demo.browser.page,
    { address: addressOf('/v3/alert/rule/') },
    {
      ...{ alert_rule_id: crypto.randomUUID(), enabled: true, use_roster: false, type: 'status' },
      channels: { push: true, email: false, sms: false, webhook: false },
      ...{ tag_ids: tags.map(({ tag_id }) => tag_id), active: true },
      trigger: {
        ...{
          kind: 'status',
          level: 'severe',
          realert_after_hours: 2,
          actions: ['call_supervisor'],
        },
      },
    },
  );
  const created_time = new Date().toISOString();
  const test = {
    measurement_id: crypto.randomUUID(),
    user_id: worker.user_id,
    type: 'sosm',
    value: 240,
  };
  const address = addressOf('/v3/measurement');
  await sendAs(demo.browser.page, { address }, { measurements: [{ ...test, created_time }] });
  return worker.name;
}

function addressOf(path: string): string {
  return `${demo.product.origin}${path}`;
}

/** Makes all alerts ten minutes older, so that reminders are allowed. */
async function age(): Promise<void> {
  await sql.query('begin');
  await sql.query("select set_config('app.stamping', 'on', true)");
  await sql.query(
    "update compliance_user_alert_logs set created_time = created_time - interval '10 minutes'",
  );
  await sql.query('commit');
}
