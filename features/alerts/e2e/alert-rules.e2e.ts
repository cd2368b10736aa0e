import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from '#packages/testing/browser';
import { hasFocus, openOwnersDemo, signIn, signOut } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';
import { AlertRulesPage, clearDemoAlerts } from './index.ts';

let demo: OwnersDemo;
let rules: AlertRulesPage;
beforeAll(async () => {
  demo = await openOwnersDemo();
  await clearDemoAlerts(demo.product.databaseUrl);
  rules = new AlertRulesPage(demo.browser.page);
});
afterAll(() => demo.close());

const heat = 'Heat index >= 40 °C, every 60 min';
const edited = 'Heat index >= 38.5 °C, every 30 min';

test('[ALERT-04, ALERT-05, ALERT-19, ALERT-21, ALERT-22, ALERT-24, ALERT-25, ALERT-30, ALERT-70] a rule is created in three steps, after what is missing is asked for', async () => {
  const { page } = demo.browser;
  await demo.open('/settings/alerts/rules');
  await page.getByText('No alert rules yet').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Preview\s+BETA/);
  expect(await axeViolations(page)).toEqual([]);
  await rules.begin('Condition');
  await page.getByRole('heading', { name: 'New Alert Rule' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/settings/alerts/new');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  expect(await crumbs.innerText()).toMatch(/^Rules\s+›\s+New$/);
  await page.getByRole('button', { name: 'Help: What is alert rule?' }).click();
  await page.getByText('Alert rules automate in-app alerts from risk score').waitFor();
  await page.keyboard.press('Escape');
  // At 200 % zoom the window is low: the buttons do not stay over the form.
  await page.setViewportSize({ width: 720, height: 450 });
  const next = page.getByRole('button', { name: 'Next' });
  await expect.poll(async () => ((await next.boundingBox())?.y ?? 0) > 450).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await page.getByRole('button', { name: 'Back' }).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: '3. Scope & Actions' }).isDisabled()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await rules.next();

  await page.getByLabel('Threshold').fill('0');
  await rules.next();
  await page.getByText('The threshold must be a number from 1 to 1000').waitFor();
  await expect.poll(() => hasFocus(page.getByLabel('Threshold'))).toBe(true);
  await page.getByLabel('Threshold').fill('40');
  await rules.preview().getByText(heat, { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await rules.next();

  await rules.save();
  await page.getByText('Please select at least one job.').waitFor();
  await page.getByText('Please select at least one location.').waitFor();
  await expect.poll(() => hasFocus(page.getByRole('combobox', { name: 'Jobs' }))).toBe(true);
  await rules.everywhere();
  await rules
    .preview()
    .getByText(/\d of \d+ supervisors? can be reached/)
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await rules.save();
  await page.getByText('Successfully save the alert rule.').waitFor();
  await rules.row(heat).waitFor();
  expect(new URL(page.url()).pathname).toBe('/settings/alerts/rules');
  await rules.row(heat).getByText('Condition', { exact: true }).waitFor();
  expect(await rules.enabled(heat).isChecked()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  expect(demo.browser.pageErrors).toEqual([]);
});

test('a rehearsal shows what a rule would have sent, and its threshold can be taken over', async () => {
  const { page } = demo.browser;
  await demo.open('/settings/alerts/new');
  await rules.next();
  await page.getByLabel('Threshold').fill('20');
  await rules.next();
  const start = rules.preview().getByRole('button', { name: 'Rehearse rule' });
  expect(await start.isDisabled()).toBe(true);
  await rules.everywhere();
  await rules.preview().getByLabel('Target number of alerts').fill('3');
  await rules.preview().getByLabel('Target number of alerts').press('Enter');
  await rules
    .preview()
    .getByText(/^[\d,]+ alerts in 4\d days$/)
    .waitFor();
  await rules.preview().getByText('Times', { exact: true }).click();
  await rules.preview().getByRole('list', { name: 'Times of alerts' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await rules
    .preview()
    .getByRole('button', { name: /^Use \d/ })
    .click();
  await rules.preview().getByText('The rule has changed since this rehearsal.').waitFor();
  expect(demo.browser.pageErrors).toEqual([]);
});

test('[ALERT-06] a rule is edited, switched off, deleted and brought back', async () => {
  const { page } = demo.browser;
  await demo.open('/settings/alerts/rules');
  await rules.choose(heat, 'Edit');
  await page.getByRole('heading', { name: 'Edit Alert Rule' }).waitFor();
  await rules.step('2. Trigger');
  await page.getByLabel('Threshold').fill('38.5');
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByLabel('Evaluate every').fill('4');
  await page.getByText('Evaluating more often than every 5 minutes').waitFor();
  await page.getByLabel('Evaluate every').fill('30');
  await rules.step('3. Scope & Actions');
  await page.getByLabel('SMS').check();
  await page.getByText('SMS works once it is configured.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('SMS').uncheck();
  await page.getByLabel('Email').check();
  await rules.save();
  await rules.row(edited).waitFor();
  expect(await rules.cell(edited, 'Channels')).toMatch(/Push\s+Email/);

  await rules.enabled(edited).click({ force: true });
  await page.getByText('Alert rule turned off').waitFor();
  await expect.poll(() => rules.enabled(edited).isChecked()).toBe(false);
  expect(await rules.cell(edited, 'Next or last run')).toMatch(/^Off/);

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: /CSV/ }).click();
  const text = readFileSync(await (await file).path(), 'utf8');
  expect(text.split('\r\n')[0]).toContain('Enabled,Type,Trigger,Jobs,Locations,Channels');
  expect(text).toContain(`No,Condition,"${edited}"`);

  await rules.choose(edited, 'Delete');
  await page.getByText('Alert rule deleted').waitFor();
  await page.getByText('No alert rules yet').waitFor();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await rules.row(edited).waitFor();
  await page.getByLabel('Type').selectOption('Dehydration status');
  await page.getByText('No alert rules match').waitFor();
  expect(new URL(page.url()).search).toContain('type=status');
  expect(demo.browser.pageErrors).toEqual([]);
});

test('an unknown rule is not found, and only admins have rules', async () => {
  const { page } = demo.browser;
  await demo.open(`/settings/alerts/rules/${crypto.randomUUID()}`);
  await page.getByRole('heading', { name: 'Alert rule not found' }).first().waitFor();
  await signOut(page, demo.product.origin);
  await signIn(page, demo.product.origin, 'manager@demo.example', { path: null });
  await demo.open('/settings/alerts/rules');
  await page.getByText('You have no permission to view this content').waitFor();
});
