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
  await toGo(30);
});
afterAll(() => story.close());

const inPage = () => story.browser.page.getByRole('main');
const button = (name: string) => inPage().getByRole('button', { name, exact: true });
const heading = (left: number) =>
  inPage().getByText(left === 0 ? 'Completed' : `${String(left)} of 30 left`, { exact: true });
const toGo = (left: number) => heading(left).waitFor();
/** The person whose value is entered. */
async function current(): Promise<string> {
  const form = inPage().getByRole('form', { name: /^Save & next: / });
  return (await form.getAttribute('aria-label'))?.replace('Save & next: ', '') ?? '';
}

/** Ends the next steps of somebody who is dehydrated, which some are by their own baseline. */
const next = () => inPage().getByRole('button', { name: /^(?:Next person|Finish)$/ });

/**
 * Two taps and the value, without a tap into its field; a third one if the value is far from the
 * person's usual ones. Waits until nobody more is left than `left`.
 */
async function enter(value: string, left: number): Promise<void> {
  await button('15+ min ago').click();
  await inPage().getByLabel('Value').fill(value);
  await button('Save & next').click();
  const after =
    left === 0
      ? inPage().getByRole('heading', { name: 'Everybody is done' }).or(next())
      : heading(left);
  const question = button('Save anyway');
  await after.or(question).first().waitFor();
  if (await question.isVisible()) await question.click();
  await after.first().waitFor();
}

/** The same, and goes on to the next person. */
async function measure(value: string, left: number): Promise<void> {
  const before = `Save & next: ${await current()}`;
  await enter(value, left);
  const others = inPage().locator(`form[aria-label^="Save &"]:not([aria-label="${before}"])`);
  const done = inPage().getByRole('heading', { name: 'Everybody is done' });
  await next().or(others).or(done).first().waitFor();
  if (await next().isVisible()) await next().click();
}

test('30 people are tested on a phone offline, with at most three taps each; the browser is killed in the middle and nothing is lost', async () => {
  await story.goOffline();
  await story.reopen(path);
  await toGo(30);
  const first = await current();
  await measure('61', 29);
  await story.browser.page.getByText(`${first} measured`).waitFor();
  const second = await current();
  // A severe value leads on to what the person needs, with the time until the re-test.
  await enter('175', 28);
  const steps = inPage().getByRole('region', { name: `Next steps for ${second}` });
  // By the person's own bounds it may be moderate.
  await steps
    .getByText(/^(?:Moderate|Severe)/)
    .first()
    .waitFor();
  await steps.getByRole('timer').waitFor();
  expect(await axeViolations(story.browser.page)).toEqual([]);
  await next().click();

  await button('Skip').click();
  await inPage()
    .getByRole('group', { name: /^Why is .* skipped\?$/ })
    .waitFor();
  expect(await axeViolations(story.browser.page)).toEqual([]);
  await button('On leave').click();
  await toGo(27);
  const third = await current();
  await inPage().getByLabel('Value').fill('6');

  await story.browser.kill9();
  await story.reopen(path);
  await toGo(27);
  expect(await current()).toBe(third);
  await measure('63', 26);
  expect(await axeViolations(story.browser.page)).toEqual([]);

  // Undo puts a person on the list again, also from the list, one tap away.
  await button('List').click();
  const list = story.browser.page.getByRole('dialog', { name: 'People of the round' });
  await list.getByRole('searchbox', { name: 'Search people' }).fill(second);
  await list.getByRole('heading', { name: '1 done' }).waitFor();
  expect(await axeViolations(story.browser.page)).toEqual([]);
  await list.getByRole('button', { name: `Undo ${second}` }).click();
  await toGo(27);
  expect(await current()).toBe(second);
  await measure('62', 26);
  await byKeyboard();
  for (let left = 25; left >= 0; left -= 1) await measure(String(89 - left), left);
  await inPage().getByRole('heading', { name: 'Everybody is done' }).waitFor();

  await story.comeOnline();
  await until('tests on the server', async () => (await storedValues()).length === 29);
  expect(await storedValues()).toEqual(Array.from({ length: 29 }, (_, nth) => 61 + nth));
  await until('skipped on the server', async () => (await skipReasons()).length === 1);
  expect(await skipReasons()).toEqual(['leave']);
  expect(story.browser.pageErrors).toEqual([]);
});

/** Skips and undoes that with keys alone; the focus is in the field of the person each time. */
async function byKeyboard(): Promise<void> {
  const { keyboard } = story.browser.page;
  const before = await current();
  await keyboard.press('Alt+S');
  await keyboard.press('2');
  await toGo(25);
  await story.browser.page.getByText(`${before} skipped`).waitFor();
  await inPage().locator('input[inputmode=decimal]:focus').waitFor();
  await keyboard.press('Alt+Z');
  await toGo(26);
  expect(await current()).toBe(before);
  await inPage().locator('input[inputmode=decimal]:focus').waitFor();
}

/** A one-time session of the 30 people whose last test is the longest ago, made by the owner's calls. */
async function startSession(): Promise<void> {
  const people = await story.rowsOf<{ user_id: string }>(
    `select user_id from users as u where active and not is_hidden and not experimental
     order by (select max(created_time) from measurements as m where m.user_id = u.user_id)
       nulls first, user_id limit 30`,
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
