import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, waitReady } from '#packages/testing/browser';
import { openOwnersDemo } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';

let demo: OwnersDemo;
beforeAll(async () => {
  demo = await openOwnersDemo();
});
afterAll(() => demo.close());

const saved = () => demo.browser.page.getByText('Notification settings updated.').last().waitFor();
const section = (name: string) => demo.browser.page.getByRole('form', { name, exact: true });
const save = async (name: string) => {
  await section(name).getByRole('button', { name: 'Save' }).click();
  await saved();
  await section(name).getByRole('button', { name: 'Discard' }).waitFor({ state: 'detached' });
};

test('[SET-09] a person chooses channels, a mobile number, a daily email and quiet hours, which stay', async () => {
  const { page } = demo.browser;
  await demo.open('/settings/notifications');
  expect(await axeViolations(page)).toEqual([]);
  const mine = section('My notifications');
  const mail = mine.getByLabel('Reminder: Email');
  expect(await mail.isChecked()).toBe(true);
  await mail.uncheck();
  await mine.getByLabel('Mobile number').fill('0151 1234');
  await mine.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Enter the number with + and country code').waitFor();
  await mine.getByLabel('Mobile number').fill('+971 50 123 4567');
  await save('My notifications');

  const digest = section('Daily email');
  await digest.getByLabel('Send one email a day').check();
  await digest.getByLabel('Time of day').fill('05:45');
  await save('Daily email');

  const quiet = section('Quiet hours');
  await quiet.getByLabel('Mute notifications during these hours').check();
  await quiet.getByLabel('From', { exact: true }).fill('06:00');
  await quiet.getByRole('button', { name: 'Save' }).click();
  await quiet.getByText('The end must differ from the start').waitFor();
  await quiet.getByLabel('From', { exact: true }).fill('21:30');
  await save('Quiet hours');
  expect(await axeViolations(page)).toEqual([]);

  await page.reload();
  await waitReady(page);
  await expect.poll(() => mail.isChecked()).toBe(false);
  expect(await mine.getByLabel('Alert for me: Email').isChecked()).toBe(true);
  expect(await mine.getByLabel('Mobile number').inputValue()).toBe('+971501234567');
  expect(await quiet.getByLabel('From', { exact: true }).inputValue()).toBe('21:30');
  expect(await digest.getByLabel('Time of day').inputValue()).toBe('05:45');
});

test('a snooze is set and ended', async () => {
  const { page } = demo.browser;
  await demo.open('/settings/notifications');
  const snooze = page.getByRole('region', { name: 'Snooze' });
  await snooze.getByText('Notifications are not snoozed.').waitFor();
  await snooze.getByRole('button', { name: 'Snooze: 1 hour' }).click();
  await snooze.getByText(/^Snoozed until /).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  // The bell shows the same, on every screen.
  await demo.open('/people');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await snooze.getByText(/^Snoozed until /).waitFor();
  await snooze.getByRole('button', { name: 'Snooze: Until tomorrow morning' }).click();
  await snooze.getByText(/^Snoozed until .* 06:00\.$/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await snooze.getByRole('button', { name: 'End snooze' }).click();
  await snooze.getByText('Notifications are not snoozed.').waitFor();
});

test('[SET-09] an admin switches on the dehydration notification of a tag', async () => {
  const { page } = demo.browser;
  await demo.open('/settings/notifications');
  const tags = page.getByRole('region', { name: 'Tag notifications', exact: true });
  await tags.getByRole('button', { name: 'Edit Day crew' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('switch', { name: 'Notify when a member is dehydrated' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Successfully updated tag notification.').waitFor();
  await tags
    .getByRole('row', { name: /Day crew/ })
    .getByRole('cell', { name: 'On' })
    .waitFor();
});

test('[SET-09] an admin sets the sender name of emails and switches off the escalation', async () => {
  const { page } = demo.browser;
  await demo.open('/settings/notifications');
  const own = section('Organisation');
  const name = own.getByLabel('Sender name of emails');
  const escalation = own.getByLabel('Notify admins of unanswered urgent alerts');
  expect(await escalation.isChecked()).toBe(true);
  await escalation.uncheck();
  await name.fill('Ironbark <heat@evil.example>');
  await own.getByRole('button', { name: 'Save' }).click();
  await own.getByText('without quotation marks and angle brackets').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await name.fill('Ironbark Heat, Safety');
  await save('Organisation');
  await page.reload();
  await waitReady(page);
  await expect.poll(() => name.inputValue()).toBe('Ironbark Heat, Safety');
  expect(await escalation.isChecked()).toBe(false);
});
