import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, waitReady } from '#packages/testing/browser';
import { openOwnersDemo } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';

let demo: OwnersDemo;
beforeAll(async () => {
  demo = await openOwnersDemo();
});
afterAll(() => demo.close());

const rows = () => demo.browser.page.getByRole('table').locator('tbody tr');
const names = () => rows().getByRole('link').allInnerTexts();

test('the people behind Severe are in the address, which shows the same people after a reload', async () => {
  const { page } = demo.browser;
  await demo.open('/dashboard');
  await page.getByRole('region', { name: 'Hydration status' }).getByText('Severe').click();
  await page.waitForURL('**/people?**');
  await page.getByText(/who are Severely Dehydrated/).waitFor();
  expect(new URL(page.url()).searchParams.get('people')).toContain('-');
  const before = await names();
  expect(before.length).toBeGreaterThan(0);
  // A reload forgets what is in memory, as another browser has never had it.
  await page.reload();
  await page.getByText(/who are Severely Dehydrated/).waitFor();
  await waitReady(page);
  expect(await names()).toEqual(before);
});

test('the list filters by hydration status, and Shift chooses a range of its rows', async () => {
  const { page } = demo.browser;
  await demo.open('/people');
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page.getByRole('checkbox', { name: 'Hydrated', exact: true }).check();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText(/, now Hydrated/).waitFor();
  await waitReady(page);
  const states = await rows().getByText('Hydrated', { exact: true }).count();
  expect(states).toBe(await rows().count());
  expect(new URL(page.url()).searchParams.get('states')).toContain('hydrated');

  const boxes = rows().getByRole('checkbox');
  await boxes.nth(1).click();
  await boxes.nth(5).click({ modifiers: ['Shift'] });
  await page.getByText('5 selected').waitFor();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
  await page.getByText('2 selected').waitFor();
  expect(demo.browser.pageErrors).toEqual([]);
});

test('the clock of a toast is that of the organisation', async () => {
  const { page } = demo.browser;
  await demo.open('/settings/org');
  const zone = page.getByRole('region', { name: 'Time zone' });
  await zone
    .getByRole('button', { name: 'Time zone' })
    .or(zone.getByLabel('Time zone'))
    .first()
    .click();
  await page.keyboard.type('Kiritimati');
  await page.getByRole('option', { name: /Kiritimati/ }).click();
  await zone.getByRole('button', { name: 'Save' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Settings updated.' }).last();
  await toast.waitFor();
  const wanted = () =>
    toast.locator('time').evaluate((time) => {
      const at = new Date(time.getAttribute('datetime') ?? '');
      return new Intl.DateTimeFormat('en-GB', {
        ...{ timeZone: 'Pacific/Kiritimati', timeStyle: 'medium' as const },
      }).format(at);
    });
  await expect.poll(() => toast.locator('time').innerText()).toBe(await wanted());
  expect(demo.browser.pageErrors).toEqual([]);
});
