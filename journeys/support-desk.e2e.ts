import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goTo, launchBrowser, problemsAtBothWidths } from '#packages/testing/browser';
import type { OpenBrowser } from '#packages/testing/browser';
import { confirmDialog, openOwnersDemo, signIn } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';
import { addSupportAdmin } from './support-admin.ts';

let demo: OwnersDemo;
let database: pg.Client;
let support: OpenBrowser;
beforeAll(async () => {
  demo = await openOwnersDemo();
  database = new pg.Client({ connectionString: demo.product.databaseUrl });
  await database.connect();
  await addSupportAdmin(database);
  support = await launchBrowser();
  await signIn(support.page, demo.product.origin, 'team@support.example', { path: null });
});
afterAll(async () => {
  await support.close();
  await database.end();
  await demo.close();
});

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
const fileOf = (name: string, buffer = Buffer.from('06:00 started\n')) => ({
  ...{ name, mimeType: 'application/octet-stream', buffer },
});

test('[SET-07] a ticket from question to closed, with files and diagnostics', async () => {
  const { page, pageErrors } = demo.browser;
  await demo.open('/settings/tickets');
  await page.getByRole('table', { name: 'Tickets' }).getByText('New reply').waitFor();
  expect(await problemsAtBothWidths(page)).toEqual([]);
  await page.getByRole('button', { name: 'New ticket' }).click();
  const dialog = page.getByRole('dialog', { name: 'New ticket' });
  const send = dialog.getByRole('button', { name: 'Open ticket' });
  await send.click();
  await dialog.getByText('Subject is required').waitFor();
  await dialog.getByLabel('Subject').fill('Where is the log?');
  await dialog.getByLabel('Description').fill('I look for <b>the log</b> of my device.');

  const files = dialog.locator('input[type=file]');
  for (const [file, reason] of [
    [fileOf('report.pdf.exe'), 'Only PNG, JPEG, PDF, TXT, CSV and LOG files can be attached'],
    [fileOf('big.log', Buffer.alloc(6 * 1024 * 1024, 0x41)), 'A file can have at most 5 MB'],
  ] as const) {
    await files.setInputFiles(file);
    await dialog.getByText(`${file.name}: ${reason}`).waitFor();
  }
  await files.setInputFiles([fileOf('a.log'), fileOf('b.png', png), fileOf('c.pdf')]);
  await files.setInputFiles(fileOf('d.log')).catch(() => undefined);
  await dialog.getByText('c.pdf').waitFor();
  await dialog.getByRole('checkbox', { name: 'Attach diagnostics' }).check();
  const preview = dialog.getByRole('region', { name: 'Diagnostics' });
  await preview.getByText('Log, newest first:').waitFor();
  const shown = await preview.innerText();
  expect(await problemsAtBothWidths(page)).toEqual([]);

  // The server cannot be reached: nothing that was typed or chosen is lost.
  await page.route('**/v3/ticket', (route) => route.abort(), { times: 1 });
  await send.click();
  await page.getByText('Failed to open the ticket. What you typed is kept.').first().waitFor();
  expect(await dialog.getByLabel('Subject').inputValue()).toBe('Where is the log?');
  await send.click();
  // The third file is a text with the name of a PDF.
  const refused = 'c.pdf: The content of this file does not match its name';
  await dialog.getByText(refused).waitFor();
  await dialog.getByText('Ticket 4 is open.', { exact: false }).waitFor();
  expect(await problemsAtBothWidths(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove c.pdf' }).click();
  await dialog.getByRole('button', { name: 'Send files' }).click();
  await page.getByText('Ticket 4 opened.').first().waitFor();

  const desk = support.page;
  await goTo(desk, demo.product.origin, '/settings/tickets?of=all');
  expect(await problemsAtBothWidths(desk)).toEqual([]);
  await desk.getByRole('link', { name: 'Where is the log?' }).click();
  await desk.getByText('I look for <b>the log</b> of my device.').waitFor();
  expect(await desk.getByRole('region', { name: 'Diagnostics' }).innerText()).toBe(shown);
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Save a.log' }).click();
  expect((await download).suggestedFilename()).toBe('a.log');
  await desk.getByLabel('Your reply').fill('Below the settings of the device.');
  await desk.getByRole('button', { name: 'Reply', exact: true }).click();
  await desk.getByText('Answered').first().waitFor();
  expect(await problemsAtBothWidths(desk)).toEqual([]);

  await demo.open('/dashboard');
  await page.reload();
  await page.getByRole('button', { name: /ticket replies/ }).click();
  await page.getByRole('link', { name: 'Ticket 4: Where is the log?' }).click();
  await page.getByText('Below the settings of the device.').waitFor();
  await page.getByLabel('Your reply').fill('Found it, thank you.');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await page.getByText('Reply sent.').first().waitFor();
  await page.getByRole('button', { name: 'Close ticket' }).click();
  await page.getByText('This ticket is closed. Reopen it to reply.').waitFor();
  expect(await problemsAtBothWidths(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('button', { name: 'Close ticket' }).waitFor();
  await page.getByRole('button', { name: 'Close ticket' }).click();
  await page.getByRole('button', { name: 'Reopen ticket' }).waitFor();

  const { rows } = await database.query<{ subject: string }>(
    "select subject from outbox where subject like 'Ticket 4%' order by created_time",
  );
  expect(rows.map(({ subject }) => subject)).toContain('Ticket 4 has a reply');
  expect([...pageErrors, ...support.pageErrors]).toEqual([]);
});

test('[SET-06] a quote is requested, answered by the support team, and accepted', async () => {
  const { page, pageErrors } = demo.browser;
  await demo.open('/settings/quote');
  // Without the toast of the story before, which covers the button on a phone.
  await page.reload();
  const table = page.getByRole('table', { name: 'Quotes' });
  await table.getByText('40 × Test strips packs').waitFor();
  expect(await problemsAtBothWidths(page)).toEqual([]);
  await page.getByRole('button', { name: 'Request quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request quote' });
  const send = dialog.getByRole('button', { name: 'Request quote' });
  await send.click();
  await dialog.getByText('Choose at least one item').waitFor();
  const contact = dialog.getByLabel('Contact name');
  expect(await contact.inputValue()).not.toBe('');
  await contact.fill('');
  await send.click();
  await dialog.getByText('Contact name is required').waitFor();
  expect(await problemsAtBothWidths(page)).toEqual([]);
  await dialog.getByLabel('Extra seats').fill('25');
  await contact.fill('Ana Lee');
  await dialog.getByLabel('Phone').fill('call me');
  await send.click();
  await dialog.getByText('The phone number can have digits', { exact: false }).waitFor();
  await dialog.getByLabel('Phone').fill('+61 8 5550 0199');
  await send.click();
  await page.getByText('Quote 3 requested.').first().waitFor();

  const desk = support.page;
  await goTo(desk, demo.product.origin, '/settings/quote?of=all');
  await desk.getByRole('checkbox', { name: 'Only requests without an answer' }).check();
  expect(await problemsAtBothWidths(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Details of quote 3' }).click();
  const details = desk.getByRole('dialog', { name: 'Quote 3' });
  await details.getByText('owner@demo.example').waitFor();
  await details.getByRole('button', { name: 'Answer' }).click();
  await details.getByRole('button', { name: 'Send answer' }).click();
  await details.getByText('An amount is required').waitFor();
  await details.getByLabel('Amount').fill('AUD 1,250.00');
  await details.getByRole('textbox', { name: 'Answer' }).fill('For one year.');
  expect(await problemsAtBothWidths(desk)).toEqual([]);
  await details.getByRole('button', { name: 'Send answer' }).click();
  await desk.getByText('Answer sent.').first().waitFor();

  await demo.open('/settings/quote');
  await table.getByText('AUD 1,250.00').waitFor();
  await page.getByRole('button', { name: 'Details of quote 3' }).click();
  const own = page.getByRole('dialog', { name: 'Quote 3' });
  await own.getByText('AUD 1,250.00: For one year.').waitFor();
  expect(await problemsAtBothWidths(page)).toEqual([]);
  await own.getByRole('button', { name: 'Accept' }).click();
  expect(await confirmDialog(page, 'Accept')).toBe('Accept quote 3?');
  await page.getByText('Quote accepted.').first().waitFor();
  await own.getByRole('list').getByText('Accepted').waitFor();
  expect(await own.getByRole('button', { name: 'Withdraw' }).count()).toBe(0);
  expect([...pageErrors, ...support.pageErrors]).toEqual([]);
});

test('[PLAT-11, SET-02] the plan is shown, and a banner to admins when it is exceeded', async () => {
  const { page, pageErrors } = demo.browser;
  await demo.open('/settings/services');
  const plan = page.getByLabel('Plan', { exact: true }).first();
  await plan.getByText('Standard').waitFor();
  expect(await problemsAtBothWidths(page)).toEqual([]);
  await database.query(
    `insert into licenses (org_id, plan, seats, valid_until, features, changed_time)
     select org_id, 'Crew', 5, '2026-06-30', array['Alerts'], now() from users
     where email = 'owner@demo.example'`,
  );
  await page.reload();
  await page
    .getByText('Your plan was valid until 30 Jun 2026.', { exact: false })
    .first()
    .waitFor();
  expect(await problemsAtBothWidths(page)).toEqual([]);
  await demo.open('/dashboard');
  await page.getByRole('link', { name: 'Show plan' }).waitFor();

  const manager = await launchBrowser();
  await signIn(manager.page, demo.product.origin, 'manager@demo.example', { path: '/dashboard' });
  expect(await manager.page.getByRole('link', { name: 'Show plan' }).count()).toBe(0);
  expect(manager.pageErrors).toEqual([]);
  await manager.close();
  expect(pageErrors).toEqual([]);
});
