import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  axeViolations,
  goTo,
  launchBrowser,
  startProduct,
  waitReady,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { confirmDialog, signIn } from '#packages/testing/stories';

let product: Product;
let admin: OpenBrowser;
let worker: OpenBrowser;
beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  admin = await launchBrowser();
  worker = await launchBrowser({ viewport: { width: 390, height: 844 } });
  await signIn(admin.page, product.origin, 'owner@demo.example', { path: null });
});
afterAll(async () => {
  await Promise.all([admin.close(), worker.close()]);
  await product.stop();
});

const open = (page: Page, path: string) => goTo(page, product.origin, path);

async function makeLink(name: string, people: string): Promise<string> {
  const { page } = admin;
  await open(page, '/people/invitations');
  await page.getByRole('main').getByRole('button', { name: 'New invitation' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New invitation' });
  await dialog.getByLabel('What is it for?').fill(name);
  await dialog.getByLabel('How many people may join?').fill(people);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create invitation' }).click();
  await dialog.getByRole('img', { name: 'Invitation link' }).waitFor();
  const link = await dialog.getByText(`${product.origin}/join/`).innerText();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  return link;
}

test('a worker joins with a link on a phone and sees only their own page; the link is used up', async () => {
  const link = await makeLink('Night crew', '1');
  const { page } = worker;
  await page.goto(link);
  await page.getByText('Ironbark Resources invites you: Night crew').waitFor();
  await waitReady(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByText('Either First Name or Last Name is required').waitFor();
  await page.getByLabel('First name').fill('Nils');
  await page.getByLabel('Last name').fill('Holm');
  await page.getByLabel('Email').fill('nils@night.example');
  await page.getByLabel('Password', { exact: true }).fill('rain over iron');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('heading', { name: /My hydration/ }).waitFor();
  await page.goto(`${product.origin}/people`);
  await page
    .getByText(/not permitted/i)
    .first()
    .waitFor();

  // Opened again by somebody who is signed in, and then by a third person.
  await page.goto(link);
  await page.getByText(/You are signed in as Nils Holm\./).waitFor();
  const third = await launchBrowser();
  await third.page.goto(link);
  await third.page
    .getByText('This invitation has already been used', { exact: false })
    .or(third.page.getByText('As many people as it was made for have joined', { exact: false }))
    .waitFor();
  await third.page.goto(`${product.origin}/join/unknown`);
  await third.page.getByText('This invitation link is not valid.', { exact: false }).waitFor();
  await third.close();

  await open(admin.page, '/people?search=Nils');
  await admin.page.getByRole('table').getByRole('link', { name: 'Nils Holm' }).waitFor();
  expect([...admin.pageErrors, ...worker.pageErrors]).toEqual([]);
});

test('a revoked invitation says so to anybody who opens it', async () => {
  const link = await makeLink('Visitors', '5');
  const { page } = admin;
  await page.getByRole('button', { name: 'Revoke Visitors' }).click();
  expect(await confirmDialog(page, 'Revoke')).toBe('Revoke the invitation ‘Visitors’?');
  await page.getByText('Invitation revoked.').waitFor();
  const other = await launchBrowser();
  await other.page.goto(link);
  await other.page.getByText('This invitation was withdrawn. Ask for a new one.').waitFor();
  await other.close();
  expect(admin.pageErrors).toEqual([]);
});
