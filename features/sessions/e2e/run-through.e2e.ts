import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, until } from '#packages/testing/browser';
import { openOfflineStory } from '#packages/testing/stories';
import type { OfflineStory } from '#packages/testing/stories';

const session_id = crypto.randomUUID();
const path = `/monitoring/sessions/${session_id}/run`;
let story: OfflineStory;

beforeAll(async () => {
  story = await openOfflineStory('owner@demo.example', true);
  await startSession();
  await story.goTo(path);
  await story.browser.page.getByRole('heading', { name: '5 people to go' }).waitFor();
});
afterAll(() => story.close());

const inPage = () => story.browser.page.getByRole('main');
const button = (name: string) => inPage().getByRole('button', { name, exact: true });
const toGo = (count: string) => inPage().getByRole('heading', { name: count }).waitFor();
/** The person whose value is entered. */
const current = () => inPage().getByRole('heading', { level: 2 }).first().innerText();

/** Two presses and the value. */
async function measure(value: string): Promise<void> {
  await button('15+ min ago').click();
  await inPage().getByLabel('Value').fill(value);
  await button('Save and next').click();
}

test('five people are tested on a phone offline; the browser is killed in the middle and nothing is lost', async () => {
  await story.goOffline();
  await story.reopen(path);
  await toGo('5 people to go');
  const first = await current();
  await measure('61');
  await toGo('4 people to go');
  await story.browser.page.getByText(`${first} measured`).waitFor();
  const second = await current();
  await measure('62');
  await toGo('3 people to go');

  await button('Skip').click();
  await inPage()
    .getByRole('group', { name: /^Why is .* skipped\?$/ })
    .waitFor();
  expect(await axeViolations(story.browser.page)).toEqual([]);
  await button('On leave').click();
  await toGo('2 people to go');
  await inPage().getByText('3/5').waitFor();
  const third = await current();
  await inPage().getByLabel('Value').fill('6');

  await story.browser.kill9();
  await story.reopen(path);
  await toGo('2 people to go');
  expect(await current()).toBe(third);
  await measure('63');
  await toGo('1 person to go');
  expect(await axeViolations(story.browser.page)).toEqual([]);

  // Undo puts a person on the list again.
  await button(`Undo ${second}`).click();
  await toGo('2 people to go');
  expect(await current()).toBe(second);
  await measure('64');
  await toGo('1 person to go');
  await measure('65');
  await inPage().getByRole('heading', { name: 'Everybody is done' }).waitFor();
  await inPage().getByText('Completed').waitFor();

  await story.comeOnline();
  await until('tests on the server', async () => (await storedValues()).length === 4);
  expect(await storedValues()).toEqual([61, 63, 64, 65]);
  await until('skipped on the server', async () => (await skipReasons()).length === 1);
  expect(await skipReasons()).toEqual(['leave']);
  expect(story.browser.pageErrors).toEqual([]);
});

/** A one-time session of five people, made by the owner's calls. */
async function startSession(): Promise<void> {
  const people = await story.rowsOf<{ user_id: string }>(
    `select user_id from users where active and not is_hidden and not experimental
     order by user_id limit 5`,
  );
  const users = people.map(({ user_id }) => ({ user_id, skip: false }));
  await story.send('POST', '/v2/session', {
    session_id,
    metadata: { type: 'custom', tag_ids: [] },
  });
  await story.send('POST', '/v2/session/user', { session_id, users });
}

/** The values that are linked to the session. */
async function storedValues(): Promise<number[]> {
  const rows = await story.rowsOf<{ value: number }>(
    `select m.value from measurements as m
     join session_measurements as s using (org_id, measurement_id)
     where s.session_id = '${session_id}' and s.active order by m.value`,
  );
  return rows.map(({ value }) => value);
}

async function skipReasons(): Promise<string[]> {
  const rows = await story.rowsOf<{ skip_reason: string }>(
    `select skip_reason from session_users where session_id = '${session_id}' and skip`,
  );
  return rows.map(({ skip_reason }) => skip_reason);
}
