import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from '#packages/testing/browser';
import {
  confirmation,
  confirmDialog,
  hasFocus,
  openOwnersDemo,
  signIn,
  signOut,
} from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';
import { sendTests } from '../../../docs/examples/ingest-client.mjs';
import { DevicesPage } from './index.ts';

let demo: OwnersDemo;
let devices: DevicesPage;
beforeAll(async () => {
  demo = await openOwnersDemo();
  devices = new DevicesPage(demo.browser.page);
});
afterAll(() => demo.close());

/** A person of the demo, as an admin finds them in the address of their page. */
async function somebody(): Promise<string> {
  const { page } = demo.browser;
  await demo.open('/people');
  const link = page.getByRole('table', { name: 'People' }).locator('tbody a').first();
  return /[0-9a-f-]{36}/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? '';
}

test('a device gets a token that is shown once, adds tests with it, and adds none once it is revoked', async () => {
  const { page } = demo.browser;
  const { origin } = demo.product;
  const user_id = await somebody();
  await demo.open('/settings/devices');
  await devices.add({ Serial: 'WR-1', Name: 'Gate reader' });
  await page.getByText('Device added').waitFor();
  expect(await devices.cell('WR-1', 'Tests (all)')).toBe('0');

  await devices.choose('WR-1', 'Tokens');
  await devices.dialog().getByText('This device has no token.').waitFor();
  const token = await devices.makeToken();
  expect(token).toMatch(/^wsd_[\w-]{43}$/);
  await devices.dialog().getByText('It is shown only once').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await devices.dialog().getByRole('button', { name: 'Done' }).click();
  await devices.choose('WR-1', 'Tokens');
  await devices.dialog().getByRole('list', { name: 'Tokens' }).waitFor();
  expect(await devices.dialog().innerText()).not.toContain(token);

  const tests = Array.from({ length: 500 }, (_, nth) => ({
    ...{
      measurement_id: crypto.randomUUID(),
      user_id,
      type: 'sosm' as const,
      value: 40 + (nth % 90),
    },
    created_time: new Date(Date.now() - nth * 1000).toISOString(),
    metadata: { device: 'Strip reader', firmware: '0.9' },
  }));
  for (const _time of ['first', 'again']) {
    const { accepted, rejected } = await sendTests(tests, { origin, token });
    expect([accepted.length, rejected]).toEqual([500, []]);
  }
  await demo.open('/settings/devices');
  const columns = ['Tests (all)', 'Firmware', 'Model', 'Last used by', 'State'];
  const cells = await Promise.all(columns.map((column) => devices.cell('WR-1', column)));
  expect(cells).toEqual(['500', '0.9', 'Strip reader', 'By its token', 'Active']);

  await devices.choose('WR-1', 'Tokens');
  await devices
    .dialog()
    .getByRole('button', { name: /^Revoke wsd_/ })
    .click();
  await page.keyboard.press('Escape');
  await confirmation(page).waitFor({ state: 'detached' });
  // Escape closed the question only, and the focus is on its button again.
  const revoke = devices.dialog().getByRole('button', { name: /^Revoke wsd_/ });
  await expect.poll(() => hasFocus(revoke)).toBe(true);
  await page.keyboard.press('Enter');
  await confirmDialog(page, 'Revoke');
  await devices.dialog().getByText('This device has no token.').waitFor();
  await expect(sendTests(tests.slice(0, 1), { origin, token })).rejects.toThrow('Refused with 401');
  await page.keyboard.press('Escape');
  expect(demo.browser.pageErrors).toEqual([]);
});

test('[SET-05] devices are listed with the data of their tests; admins search, edit, retire and restore them', async () => {
  const { page } = demo.browser;
  await demo.open('/settings/devices');
  const tests = await devices.cell('SM-239', 'Tests (all)');
  expect(Number(tests.replace(',', ''))).toBeGreaterThan(100);
  expect(await devices.cell('SM-239', 'Model')).toBe('Saliva meter');
  expect(await devices.cell('SM-252', 'Firmware')).toContain('Newest seen: 2.4.1');
  expect(await devices.cell('SM-118', 'State')).toBe('Retired');
  expect(await axeViolations(page)).toEqual([]);

  await devices.choose('SM-239', 'Edit');
  await devices.fill({ Name: 'Pit reader', Notes: 'Charged every night' });
  await devices.send('Save');
  await page.getByText('Device saved').waitFor();
  await expect.poll(() => devices.cell('SM-239', 'Name')).toBe('Pit reader');

  await devices.choose('SM-239', 'Retire');
  await page.getByText('Device retired').waitFor();
  await expect.poll(() => devices.cell('SM-239', 'State')).toBe('Retired');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(() => devices.cell('SM-239', 'State')).toBe('Active');

  await devices.add({ Serial: ' sm-239 ' });
  await devices.dialog().getByText('A device with this serial number already exists').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await devices.dialog().waitFor({ state: 'detached' });

  await page.getByRole('searchbox', { name: 'Search devices' }).fill('nothing of the kind');
  await page.getByText('No devices match this search.').waitFor();
  await page.getByRole('button', { name: 'Reset' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: /CSV/ }).click();
  const text = readFileSync(await (await file).path(), 'utf8');
  expect(text.split('\r\n')[0]).toContain('Serial,Name,Model,Hardware,Firmware,App version');
  expect(text).toContain('SM-239,Pit reader,Saliva meter');
  expect(demo.browser.pageErrors).toEqual([]);
});

test('only admins have a page of devices', async () => {
  const { page } = demo.browser;
  await signOut(page, demo.product.origin);
  await signIn(page, demo.product.origin, 'manager@demo.example', { path: null });
  await demo.open('/settings/devices');
  expect(await page.getByRole('table', { name: 'Devices' }).count()).toBe(0);
  await page
    .getByText(/permission|permitted/i)
    .first()
    .waitFor();
});
