import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  axeViolations,
  launchBrowser,
  problemsAtBothWidths,
  until,
  waitReady,
} from '#packages/testing/browser';
import { confirmDialog, openOwnersDemo, signIn } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';
import { addSupportAdmin } from './support-admin.ts';

let demo: OwnersDemo;
let database: pg.Client;
beforeAll(async () => {
  demo = await openOwnersDemo();
  database = new pg.Client({ connectionString: demo.product.databaseUrl });
  await database.connect();
  // The hourly task would otherwise give points for the tests of the demo in the middle of a story.
  await database.query(
    'update loyalty_accounts as a set tests_until = c.last from org_clocks as c where c.org_id = a.org_id',
  );
});
afterAll(async () => {
  await database.end();
  await demo.close();
});

/** The text of the row of a table with this text. */
const rowOf = (page: Page, table: string, text: string) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text });

test('[REF-01, REF-02, PLAT-26] a person invites by email and by link, and sees who registered', async () => {
  const { page, pageErrors } = demo.browser;
  await demo.open('/referral');
  await page.getByRole('heading', { level: 1, name: 'Referral' }).waitFor();
  const figures = page.getByLabel('Your referrals');
  const said = async () => (await figures.innerText()).replace(/\s+/gu, ' ');
  expect(await said()).toBe(
    'Invited 4 Registered 2 of the invited Active 1 of the registered Points 500',
  );
  await rowOf(page, 'Referrals', 'Red Ridge Quarries').getByText('Active').waitFor();
  await rowOf(page, 'Referrals', 'j•••@pilbaracivil.example').getByText('Invited').waitFor();
  expect(await problemsAtBothWidths(page)).toEqual([]);

  await page.getByRole('button', { name: 'Invite by email' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Invite by email' });
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await dialog.getByText('Enter at least one email address').waitFor();
  await dialog.getByLabel('Email addresses').fill('boss@new-site.example, wrong');
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await dialog.getByText('wrong: Email is not valid').waitFor();
  expect(await problemsAtBothWidths(page)).toEqual([]);
  await dialog.getByLabel('Email addresses').fill('boss@new-site.example');
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await page.getByText('1 invitation sent.').first().waitFor();
  await rowOf(page, 'Referrals', 'b•••@new-site.example').waitFor();

  const link = await page.getByRole('group', { name: 'Referral link' }).locator('code').innerText();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();

  const visitor = await launchBrowser();
  const form = visitor.page;
  const answered = form.waitForResponse('**/v3/registration/inviter/*');
  await form.goto(`${demo.product.origin}/ref/01900000-0000-7000-8000-000000000000`);
  expect((await answered).status()).toBe(200);
  await waitReady(form);
  expect(await form.getByText('Invited by').count()).toBe(0);
  await form.goto(`${demo.product.origin}${new URL(link).pathname}`);
  await form.getByText('Invited by Ironbark Resources', { exact: true }).waitFor();
  expect(await axeViolations(form)).toEqual([]);
  await form.getByLabel('Organisation').fill('New Site');
  await form.getByLabel('First name').fill('Bo');
  await form.getByLabel('Last name').fill('Ross');
  await form.getByLabel('Email').fill('boss@new-site.example');
  await form.getByLabel('Password', { exact: true }).fill('a heat of 2026');
  await form.getByLabel('I accept the terms of use', { exact: true }).check();
  await form.getByRole('button', { name: 'Register' }).click();
  await form.waitForURL('**/dashboard**');
  expect(visitor.pageErrors).toEqual([]);
  await visitor.close();
  await until('task that records it', async () => {
    const { rows } = await database.query("select from referrals where organisation = 'New Site'");
    return rows.length === 1;
  });
  await demo.open('/loyalty');
  await demo.open('/referral');
  await rowOf(page, 'Referrals', 'New Site').getByText('Registered').waitFor();
  expect(await said()).toContain('Invited 5 Registered 3');
  expect(pageErrors).toEqual([]);
});

test('[REF-03, PLAT-26] a story is written, approved by the support team, and withdrawn', async () => {
  const { page, pageErrors } = demo.browser;
  await demo.open('/referral/stories');
  await page.getByRole('article', { name: /^A test before every shift/ }).waitFor();
  await page.getByText('Reason: Please tell what other sites can learn').waitFor();
  expect(await problemsAtBothWidths(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tell your story' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Tell your story' });
  await dialog.getByLabel('Title').fill('Ice at the gate');
  await dialog.getByLabel('Text').fill('<b>Ice</b> for everybody.');
  await dialog.getByLabel('Picture file').setInputFiles('docs/picture.png');
  await dialog.getByRole('img', { name: 'Picture' }).waitFor();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await dialog.getByText('Your consent is required to publish the story').waitFor();
  expect(await problemsAtBothWidths(page)).toEqual([]);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Story submitted.').first().waitFor();
  const own = page.getByRole('region', { name: 'Your stories' });
  await own.getByRole('button', { name: 'Withdraw Ice at the gate' }).waitFor();

  await addSupportAdmin(database);
  const support = await launchBrowser();
  await signIn(support.page, demo.product.origin, 'team@support.example', {
    path: '/referral/stories',
  });
  const waiting = support.page.getByRole('region', { name: 'Stories to approve' });
  await waiting.getByText('<b>Ice</b> for everybody.').waitFor();
  await waiting.getByRole('img', { name: 'Picture of the story Ice at the gate' }).waitFor();
  await waiting.getByRole('button', { name: 'Reject Ice at the gate' }).click();
  const reject = support.page.getByRole('dialog');
  await reject.getByRole('button', { name: 'Reject' }).click();
  await reject.getByText('A reason is required').waitFor();
  await reject.getByRole('button', { name: 'Cancel' }).click();
  await waiting.getByRole('button', { name: 'Publish Ice at the gate' }).click();
  await support.page.getByRole('article', { name: 'Ice at the gate' }).waitFor();
  expect(await axeViolations(support.page)).toEqual([]);
  expect(support.pageErrors).toEqual([]);
  await support.close();

  await demo.open('/loyalty');
  await rowOf(page, 'Ledger', 'Story published: Ice at the gate').getByText('+100').waitFor();
  await demo.open('/referral/stories');
  const story = page.getByRole('article', { name: 'Ice at the gate' });
  await story.getByRole('img').waitFor();
  await own.getByRole('button', { name: 'Withdraw Ice at the gate' }).click();
  expect(await confirmDialog(page, 'Withdraw')).toBe('Withdraw Ice at the gate?');
  await page.getByText('Story withdrawn.').first().waitFor();
  await story.waitFor({ state: 'detached' });
  expect(pageErrors).toEqual([]);
});

test('[LOY-01, PLAT-26] points, tier and ledger are shown, and an admin requests a reward', async () => {
  const { page, pageErrors } = demo.browser;
  await demo.open('/loyalty');
  const figures = page.getByLabel('Points', { exact: true });
  const balance = async () =>
    Number((await figures.locator('b').first().innerText()).replace(',', ''));
  const first = await balance();
  expect(first).toBeGreaterThanOrEqual(500);
  const [top] = await page.getByRole('table', { name: 'Ledger' }).locator('tbody tr').all();
  expect(await top?.innerText()).toContain(String(first));
  expect(await problemsAtBothWidths(page)).toEqual([]);
  await page.getByRole('button', { name: 'Request Pack of test strips' }).click();
  expect(await confirmDialog(page, 'Request')).toBe('Request Pack of test strips?');
  await page.getByText('Pack of test strips requested.').first().waitFor();
  await expect.poll(balance).toBe(first - 500);
  await rowOf(page, 'Requested rewards', 'Pack of test strips').getByText('Requested').waitFor();
  expect(await problemsAtBothWidths(page)).toEqual([]);
  await page.getByRole('button', { name: /^Withdraw request/ }).click();
  await confirmDialog(page, 'Withdraw');
  await expect.poll(balance).toBe(first);
  await rowOf(page, 'Ledger', 'Points given back: Pack of test strips').waitFor();

  const worker = await launchBrowser();
  await signIn(worker.page, demo.product.origin, 'worker@demo.example', { path: '/loyalty' });
  await worker.page.getByText('Admins can request rewards.').waitFor();
  expect(await worker.page.getByRole('button', { name: /^Request/ }).count()).toBe(0);
  expect(await worker.page.getByText('Requested rewards').count()).toBe(0);
  expect(worker.pageErrors).toEqual([]);
  await worker.close();
  expect(pageErrors).toEqual([]);
});
