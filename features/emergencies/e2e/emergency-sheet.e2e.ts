import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, until, waitReady } from '#packages/testing/browser';
import { openOfflineStory } from '#packages/testing/stories';
import type { OfflineStory } from '#packages/testing/stories';

let story: OfflineStory;
beforeAll(async () => {
  story = await openOfflineStory('owner@demo.example', true);
});
afterAll(() => story.close());

const sheet = () => story.browser.page.getByRole('dialog', { name: 'Emergency' });
const button = (name: string) => sheet().getByRole('button', { name, exact: true });
const elapsed = () => sheet().getByRole('timer').innerText();

/** Opens the browser again at the people of the organisation, and the sheet by one press. */
async function reopen(name: string | RegExp): Promise<void> {
  await story.reopen('/people');
  await story.browser.page.getByRole('banner').getByRole('button', { name }).click();
  await sheet().waitFor();
}

test('an emergency is logged on a phone offline; a killed browser loses nothing and the server gets it once', async () => {
  await story.goOffline();
  await reopen('Emergency');
  await sheet().getByRole('link', { name: 'Call 000' }).waitFor();
  await sheet().getByText('Cool first, transport second.').waitFor();
  await sheet().getByLabel('Location', { exact: true }).selectOption('Ironbark pit');
  await sheet().getByText('23.36170° S, 119.72940° E').waitFor();
  await sheet().getByText('Gate 1, Ironbark Mine Road, Newman WA').waitFor();
  await button('Start timer').click();
  await sheet().getByRole('timer').waitFor();
  await button('Called').click();
  await button('Undo Called').waitFor();
  await button('Cooling started').click();
  await button('Undo Cooling started').waitFor();
  await sheet().getByText('3 entries saved on this device.').waitFor();
  expect(await axeViolations(story.browser.page)).toEqual([]);

  await story.browser.kill9();
  await reopen(/^Emergency, running for/);
  await button('Undo Called').waitFor();
  await button('Undo Cooling started').waitFor();
  expect(await elapsed()).toMatch(/^\d+:\d\d$/);
  await button('Undo Cooling started').click();
  await button('Cooling started').waitFor();
  await sheet().getByText('Recorded by mistake').waitFor();
  await button('End').click();
  await story.browser.page.getByRole('button', { name: 'End emergency' }).click();
  await button('Start timer').waitFor();

  await story.comeOnline();
  const kinds = ['called', 'cooling_started', 'correction', 'ended', 'started'];
  await until('entries on the server', async () => (await storedKinds()).length >= kinds.length);
  expect(await storedKinds()).toEqual(kinds);

  await button('Close').click();
  await story.goTo('/monitoring/emergencies');
  await story.browser.page.getByRole('link', { name: 'Ironbark pit' }).click();
  await story.browser.page
    .getByRole('heading', { name: 'Emergency at Ironbark pit' })
    .first()
    .waitFor();
  await waitReady(story.browser.page);
  expect(await axeViolations(story.browser.page)).toEqual([]);
  expect(story.browser.pageErrors).toEqual([]);
});

/** The kinds of all entries that are no part of the drill in the demo. */
async function storedKinds(): Promise<string[]> {
  const rows = await story.rowsOf<{ kind: string }>(
    `select kind from emergency_entries as e where not exists (
       select from emergency_entries as d where d.emergency_id = e.emergency_id and d.is_drill)
     order by kind`,
  );
  return rows.map(({ kind }) => kind);
}
