import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from '#packages/testing/browser';
import { openOwnersDemo } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';

let demo: OwnersDemo;
beforeAll(async () => {
  demo = await openOwnersDemo();
});
afterAll(() => demo.close());

const button = (name: string | RegExp) =>
  demo.browser.page.getByRole('button', { name, exact: typeof name === 'string' });

test('[ROST-01, ROST-02, ROST-03, ROST-04, ROST-06, ROST-07, ROST-09, ROST-15, ROST-22, ROST-23, ROST-24] a roster is planned in two steps, warns of overlaps, and is changed and deleted', async () => {
  const { page } = demo.browser;
  await demo.open('/people/roster');
  const schedule = page.getByRole('table', { name: 'Schedule' });
  await schedule.getByRole('button').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await button('New Roster').click();
  const dialog = page.getByRole('dialog', { name: 'New Roster' });
  expect(await dialog.getByRole('button', { name: 'Next (0)' }).isDisabled()).toBe(true);
  expect(await dialog.getByRole('button', { name: 'Back' }).isDisabled()).toBe(true);
  const workers = dialog.getByRole('table', { name: 'Workers' });
  await expect.poll(() => workers.locator('tbody tr').count()).toBe(25);
  await dialog.getByRole('button', { name: /^Select all \d+ workers$/ }).click();
  const all = await dialog.getByRole('status').first().innerText();
  expect(Number.parseInt(all)).toBeGreaterThan(25);
  await dialog.getByRole('button', { name: 'Clear selection' }).click();
  await workers.getByRole('checkbox').nth(0).check();
  await workers.getByRole('checkbox').nth(1).check();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Next (2)' }).click();

  await dialog.getByLabel('End time').fill('06:00');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await dialog.getByText('Start and end time must differ.').waitFor();
  await dialog.getByLabel('End time').fill('14:30');
  await dialog.getByText('Mon, Tue, Wed, Thu, Fri 06:00-14:30, every week').waitFor();
  expect(await dialog.getByRole('region', { name: 'Result' }).getByRole('listitem').count()).toBe(
    5,
  );
  // Both crews work on weekdays, so the new shifts overlap with theirs.
  await dialog.getByRole('heading', { name: 'Overlapping shifts' }).waitFor();
  await dialog
    .getByText(/06:00-18:00, every week|18:00-06:00, every week/)
    .first()
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Successfully created a new roster').waitFor();

  await page.getByRole('link', { name: 'Rosters', exact: true }).click();
  const row = page.getByRole('row', { name: /06:00-14:30, every week/ });
  await row.getByRole('button', { name: /^Edit / }).click();
  const edit = page.getByRole('dialog', {
    name: 'Your Roster (Mon, Tue, Wed, Thu, Fri 06:00-14:30, every week)',
  });
  await edit.getByLabel('Every').fill('2');
  await edit.getByRole('button', { name: 'Fri' }).click();
  await edit.getByRole('button', { name: 'Update' }).click();
  await page.getByText('Successfully updated a new roster').waitFor();
  const changed = page.getByRole('row', { name: /Mon, Tue, Wed, Thu 06:00-14:30, every 2 weeks/ });
  await changed.waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await changed.getByRole('button', { name: /^Edit / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: /^Delete the roster Mon, Tue, Wed, Thu 06:00-14:30/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByText('Successfully deleted a new roster').waitFor();
  await expect.poll(() => changed.count()).toBe(0);
  expect(demo.browser.pageErrors).toEqual([]);
});

test('[ROST-08, LEAVE-01, LEAVE-06, LEAVE-08] leave is added, shown in the schedule and in the dialog, and cancelled', async () => {
  const { page } = demo.browser;
  await demo.open('/people/leave');
  await page.getByRole('row', { name: /Annual leave/ }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await button('New leave').click();
  const dialog = page.getByRole('dialog', { name: 'New leave' });
  await dialog.getByRole('button', { name: 'Add leave' }).click();
  await dialog.getByText('Select at least one worker').waitFor();
  await dialog.getByRole('combobox', { name: 'Workers' }).click();
  const option = page.getByRole('listbox').getByRole('option').first();
  const name = (await option.innerText()).split('\n')[0] ?? '';
  await option.click();
  await dialog.getByLabel('From').fill('2030-01-07T00:00');
  await dialog.getByLabel('To').fill('2030-01-06T00:00');
  await dialog.getByRole('button', { name: 'Add leave' }).click();
  await dialog.getByText('End time must be after start time').waitFor();
  await dialog.getByLabel('To').fill('2030-01-09T12:00');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add leave' }).click();
  await page.getByText('Successfully create new leave.').waitFor();
  await page.getByRole('link', { name: 'Upcoming' }).click();
  const row = page.getByRole('row', { name: new RegExp(`${name}.*2\\.5 days`) });
  await row.waitFor();

  await demo.open('/people/roster?week=2030-01-07');
  const shown = page.getByRole('row', { name: new RegExp(name) });
  await shown
    .getByText(/^On Leave: /)
    .first()
    .waitFor();

  await demo.open('/people/leave?window=upcoming');
  await row.getByRole('button', { name: `Cancel the leave of ${name}` }).click();
  await page
    .getByRole('dialog', { name: `Cancel the leave of ${name}?` })
    .getByRole('button', { name: 'Cancel leave' })
    .click();
  await page.getByText('Successfully cancelled the leave.').waitFor();
  await page.getByRole('link', { name: 'Cancelled' }).click();
  await row.waitFor();
  expect(demo.browser.pageErrors).toEqual([]);
});

test('a calendar app reads the shifts at a secret address until it is removed', async () => {
  const { page } = demo.browser;
  await demo.open('/people/roster');
  await button('Calendar').click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe in a calendar' });
  await dialog.getByRole('button', { name: 'Create address for My team' }).click();
  const address = (await dialog.getByText(/\/v3\/roster\/calendar\/feed\//).innerText()).trim();
  const read = () => fetch(`${new URL(page.url()).origin}${new URL(address).pathname}`);
  expect(await (await read()).text()).toContain('SUMMARY:Shift\\,');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove My team' }).click();
  await page
    .getByRole('dialog', { name: 'Remove the calendar feed?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await page.getByText('Calendar feed removed.').waitFor();
  expect((await read()).status).toBe(404);
  expect(demo.browser.pageErrors).toEqual([]);
});

test('events of a calendar file are added as leave of a worker', async () => {
  const { page } = demo.browser;
  await demo.open('/people/leave?window=upcoming');
  await button('Import calendar').click();
  const dialog = page.getByRole('dialog', { name: 'Import leave from a calendar' });
  await dialog.getByRole('button', { name: 'Read calendar' }).click();
  await dialog.getByText('Select a calendar file (.ics)').waitFor();
  const next = new Date(Date.now() + 20 * 24 * 3_600_000).toISOString().slice(0, 10);
  const text = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:1', 'SUMMARY:Trip home'],
    ...[`DTSTART;VALUE=DATE:${next.replaceAll('-', '')}`, 'DURATION:P3D', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:2', 'SUMMARY:Over', 'DTSTART:20200101T080000Z'],
    ...['DTEND:20200101T090000Z', 'END:VEVENT', 'END:VCALENDAR'],
  ].join('\r\n');
  const chosen = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Select file' }).click();
  const file = { name: 'home.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) };
  await (await chosen).setFiles(file);
  await dialog.getByRole('button', { name: 'Read calendar' }).click();
  await dialog.getByRole('checkbox', { name: 'Trip home' }).waitFor();
  await dialog.getByText('Not shown: 1 event in the past.').waitFor();
  await dialog.getByRole('combobox', { name: 'Workers' }).click();
  const option = page.getByRole('listbox').getByRole('option').last();
  const name = (await option.innerText()).split('\n')[0] ?? '';
  await option.click();
  expect(await axeViolations(page)).toEqual([]);
  // The open list is above the button.
  await page.keyboard.press('Tab');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Add leave (1)' }).click();
  await page.getByText('Leave added: 1.').waitFor();
  await page.getByRole('row', { name: new RegExp(`${name}.*3 days`) }).waitFor();
  expect(demo.browser.pageErrors).toEqual([]);
});
