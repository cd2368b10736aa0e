import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessMessages } from '#access/contract';
import { axeColourViolations, axeViolations, waitReady } from '#packages/testing/browser';
import { confirmDialog, openOwnersDemo } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';

let demo: OwnersDemo;
beforeAll(async () => {
  demo = await openOwnersDemo();
});
afterAll(() => demo.close());

const button = (name: string | RegExp) => demo.browser.page.getByRole('button', { name });

/** What the server answers to the address of a link. */
function answerTo(url: string): Promise<{ status: number; message: string | null }> {
  return demo.browser.page.evaluate(async (path) => {
    const answer = await fetch(`/v3${path}`);
    const { message } = (await answer.json()) as { message: string | null };
    return { status: answer.status, message };
  }, new URL(url).pathname);
}

test('[EDU-07, EDU-08, TOKEN-04] a link is made, shown once as a QR code, copied and revoked', async () => {
  const { page, pageErrors } = demo.browser;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await demo.open('/education/modules');
  await page.getByRole('link', { name: 'Heat stress basics', exact: true }).click();
  await page.getByRole('link', { name: 'Assignments', exact: true }).click();
  const column = page.getByRole('button', { name: /^Access link of .*: None$/ });
  await column.first().waitFor();
  await waitReady(page);
  const name = ((await column.first().getAttribute('aria-label')) ?? '').replace(': None', '');
  await column.first().click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel('Also send it by email to').fill('nobody');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await dialog.getByText(accessMessages.emailInvalid).waitFor();
  await dialog.getByLabel('Also send it by email to').fill('');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await dialog.getByRole('img', { name: /^QR code/ }).waitFor();
  expect(await axeColourViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await dialog.getByRole('button', { name: 'Copied' }).waitFor();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(await answerTo(url)).toEqual({ status: 200, message: null });
  await dialog.getByRole('button', { name: 'Done' }).click();

  const made = page.getByRole('button', { name: new RegExp(`^${name}: Until `) });
  await made.first().click();
  await dialog.getByRole('button', { name: 'Create a new link' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await confirmDialog(page, 'Revoke');
  await page
    .getByRole('button', { name: `${name}: Revoked` })
    .first()
    .waitFor();
  expect(await answerTo(url)).toEqual({ status: 404, message: accessMessages.gone });

  await page.getByRole('link', { name: name.replace('Access link of ', '') }).click();
  await page.getByRole('link', { name: 'Courses', exact: true }).click();
  await button('Access link: Revoked').waitFor();
  expect(pageErrors).toEqual([]);
});

test('[TOKEN-04] cards for several people are made together, and leaving them asks', async () => {
  const { page, pageErrors } = demo.browser;
  await demo.open('/education/modules');
  await page.getByRole('link', { name: 'Heat stress basics', exact: true }).click();
  await page.getByRole('link', { name: 'Assignments', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Access links' }).click();
  await page
    .getByLabel('With the module')
    .getByText('Heat stress basics')
    .waitFor({ state: 'attached' });
  await waitReady(page);
  const choices = page.getByRole('checkbox', { name: /^Select / });
  await choices.first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const some = page.locator('input[type=checkbox]:enabled');
  for (const nth of [0, 1, 2]) await some.nth(nth).check();
  await button('Print cards').click();
  await confirmDialog(page, 'Create links');
  const codes = page.getByRole('img', { name: /^QR code of / });
  await codes.nth(2).waitFor();
  await expect.poll(() => codes.count()).toBe(3);
  expect(await axeColourViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(390);
  await page.getByRole('link', { name: 'Access links' }).first().click();
  await page.getByRole('dialog', { name: 'Leave the cards?' }).waitFor();
  await button('Leave').click();
  await choices.first().waitFor();
  await page.goBack();
  await page.getByText('No cards here').waitFor();
  expect(pageErrors).toEqual([]);
});
