import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from '#packages/testing/browser';
import { openOwnersDemo } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';

let demo: OwnersDemo;
beforeAll(async () => {
  demo = await openOwnersDemo();
});
afterAll(() => demo.close());

test('a manager records that a worker is new to heat, and the plan is compared with the limit', async () => {
  const { page } = demo.browser;
  await demo.open('/people/roster');
  const schedule = page.getByRole('table', { name: 'Schedule' });
  const worker = schedule.getByRole('rowheader').getByRole('link').first();
  const name = await worker.innerText();
  await worker.click();
  const card = page.getByRole('region', { name: 'Acclimatisation', exact: true });
  await card.getByRole('img', { name: /planned and allowed minutes in the heat/ }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await card.getByRole('button', { name: 'Record', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Record acclimatisation' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Choose what you know about this worker').waitFor();
  await dialog.getByRole('radio', { name: 'New to heat' }).check();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Acclimatisation recorded').first().waitFor();
  await card.getByText(/^Recorded: New to heat on /).waitFor();
  await card.getByText(/20 %/).first().waitFor();

  await card.getByText('Table', { exact: true }).click();
  const rows = card.getByRole('row');
  await rows
    .filter({ hasText: /New to heat\s*20 %/ })
    .first()
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);

  // The same limits mark the schedule, in words.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await demo.open(`/people/roster?week=${mondayWithShifts(Date.now())}`);
  const row = schedule.getByRole('row', { name: new RegExp(name) });
  await row
    .getByText(/over the heat limit|weather not known/)
    .first()
    .waitFor({ state: 'attached' });
  expect(await axeViolations(page)).toEqual([]);

  // Everything is on the device; only the record needs a connection.
  await row.getByRole('rowheader').getByRole('link').click();
  await card.getByText(/^Recorded: New to heat on /).waitFor();
  await page.context().setOffline(true);
  await expect.poll(() => card.getByRole('button', { name: 'Record' }).isDisabled()).toBe(true);
  await page.context().setOffline(false);
  await expect.poll(() => card.getByRole('button', { name: 'Record' }).isEnabled()).toBe(true);
  await card.getByRole('button', { name: 'Record', exact: true }).click();
  await dialog.getByRole('button', { name: 'Remove record' }).click();
  await page.getByText('Record removed').first().waitFor();
  await expect.poll(() => card.getByText(/^Recorded: /).count()).toBe(0);
});

/**
 * The Monday of the day after tomorrow at the demo, '2026-11-30': the day crew works from Monday to
 * Friday, so the week of a weekend has no shift that is still to come.
 */
function mondayWithShifts(now: number): string {
  const [hour, day] = [3_600_000, 86_400_000];
  const shown = new Date(now + 8 * hour + 2 * day);
  const sinceMonday = (shown.getUTCDay() + 6) % 7;
  return new Date(shown.getTime() - sinceMonday * day).toISOString().slice(0, 10);
}
