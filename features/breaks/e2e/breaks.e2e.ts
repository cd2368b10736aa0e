import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, until } from '#packages/testing/browser';
import { hourText } from '#packages/kit';
import { openOfflineStory } from '#packages/testing/stories';
import type { OfflineStory } from '#packages/testing/stories';

const hour = 3_600_000;
/** It is always hot there, see the demo. */
const place = 'Balikpapan smelter';
/** Of the demo organisation. */
const zone = 'Australia/Perth';
let story: OfflineStory;
let path = '';
let location_id = '';

beforeAll(async () => {
  story = await openOfflineStory('owner@demo.example', true);
  await startShift();
  path = `/monitoring/breaks?location=${location_id}`;
  await story.goTo(path);
  await inPage()
    .getByText(/^.+ rest overdue since/)
    .waitFor();
});
afterAll(() => story.close());

const inPage = () => story.browser.page.getByRole('main');
const button = (name: string) => inPage().getByRole('button', { name, exact: true });

test('a rest is taken by the timer offline; the browser is killed in between, and it is stored once', async () => {
  expect(await axeViolations(story.browser.page)).toEqual([]);
  await story.goOffline();
  await story.reopen(path);
  await button(`Start rest at ${place}`).click();
  await story.browser.page.getByText('Rest started. Saved on this device.').waitFor();
  await inPage().getByText('Rest until').waitFor();
  await inPage().getByText('Waiting').first().waitFor();
  expect(await axeViolations(story.browser.page)).toEqual([]);

  await story.browser.kill9();
  await story.reopen(path);
  await inPage().getByText('Rest until').waitFor();
  await button(`End rest at ${place}`).click();
  await story.browser.page.getByText('Rest ended. Saved on this device.').waitFor();
  await button(`End rest at ${place}`).waitFor({ state: 'detached' });

  await story.comeOnline();
  await until('the break on the server', async () => (await storedBreaks()).length > 0);
  await until(
    'its end on the server',
    async () => ((await storedBreaks())[0]?.ended ?? null) !== null,
  );
  const [stored, ...others] = await storedBreaks();
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ is_due: true, by_one: true });
  expect(stored?.people_count).toBe(stored?.on_shift);
  await inPage().getByText('Waiting').first().waitFor({ state: 'detached' });

  // Its record is deleted and restored.
  const times = [stored?.started ?? 0, stored?.ended ?? 0].map((time) => hourText(time, zone));
  const record = inPage().getByRole('button', {
    name: new RegExp(`^Delete the break at ${place}, .*, ${times.join(' – ')}$`),
  });
  await record.click();
  await record.waitFor({ state: 'detached' });
  await story.browser.page.getByRole('button', { name: 'Undo' }).click();
  await record.waitFor();
  expect(story.browser.pageErrors).toEqual([]);
});

test('two people rest, and the times of their record are corrected', async () => {
  const { page } = story.browser;
  await button(`Choose people at ${place}`).click();
  const choice = page.getByRole('dialog', { name: `Who rests at ${place}?` });
  await choice.getByText(/^\d+ people chosen$/).waitFor();
  const everybody = choice.getByRole('button', { name: 'Everybody' });
  if (await everybody.isVisible()) await everybody.click();
  await choice.getByRole('button', { name: 'Clear selection' }).click();
  await choice.getByRole('button', { name: 'Start rest' }).click();
  await choice.getByText('Select at least one person').waitFor();
  await choice.getByRole('checkbox').nth(0).check();
  await choice.getByRole('checkbox').nth(1).check();
  await choice.getByText('2 people chosen').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await choice.getByRole('button', { name: 'Start rest' }).click();
  await inPage().getByText('2 people resting').waitFor();
  await button(`End rest at ${place}`).click();
  await button(`End rest at ${place}`).waitFor({ state: 'detached' });
  const records = inPage().getByRole('button', { name: /^Correct the break at Balikpapan/ });
  // The rest of the first story: the copy has its last change.
  await records.nth(1).click();
  const form = page.getByRole('dialog', { name: `Correct the break at ${place}` });
  const start = form.getByLabel('Start');
  expect(await form.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await start.fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Enter a valid date and time').waitFor();
  await start.fill(localMinutes(Date.now() - hour / 2));
  expect(await axeViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await inPage()
    .getByText(/, corrected$/)
    .first()
    .waitFor();
  const [first, second] = await storedBreaks();
  expect(second).toMatchObject({ people_count: 2 });
  expect((first?.ended ?? 0) - (first?.started ?? 0)).toBeGreaterThan(hour / 2 - 180_000);
  expect(story.browser.pageErrors).toEqual([]);
});

/** The time on the clocks of the place, as its field takes it. */
function localMinutes(time: number): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: zone, dateStyle: 'short', timeStyle: 'short' },
  });
  return parts.format(time).replace(' ', 'T');
}

/** A shift of everybody at the place since two hours, with a threshold that it always reaches. */
async function startShift(): Promise<void> {
  const workers = await story.rowsOf<{ tag_id: string; user_id: string }>(
    `select t.tag_id, u.user_id from tags as t join user_tags as m using (org_id, tag_id)
     join users as u on u.org_id = m.org_id and u.user_id = m.user_id
     where t.name = '${place}' and u.active and not u.is_hidden and not u.experimental`,
  );
  location_id = workers[0]?.tag_id ?? '';
  const now = Date.now();
  await story.send('PATCH', '/v3/organisation', { metadata: { _heat_index_threshold: 20 } });
  await story.send('POST', '/v3/roster', {
    ...{ roster_id: crypto.randomUUID(), user_ids: workers.map(({ user_id }) => user_id) },
    shift_start_time: new Date(now - 2 * hour).toISOString(),
    shift_end_time: new Date(now + 8 * hour).toISOString(),
    ...{ timezone: 'UTC', frequency: 4, interval: 1, days_of_week: [0, 1, 2, 3, 4, 5, 6] },
  });
}

interface Stored {
  people_count: number;
  on_shift: number;
  /** Milliseconds since 1970. */
  started: number;
  ended: number | null;
  is_due: boolean;
  /** The same person started and ended it. */
  by_one: boolean;
}

/** The breaks at the place since the shift began. */
function storedBreaks(): Promise<Stored[]> {
  return story.rowsOf<Stored>(
    `select people_count, due_time is not null as is_due,
       (extract(epoch from started_time) * 1000)::float8 as started,
       (extract(epoch from ended_time) * 1000)::float8 as ended,
       started_by = ended_by as by_one, (
         select count(*)::int from user_tags as m
         join users as u on u.org_id = m.org_id and u.user_id = m.user_id
         where m.tag_id = breaks.location_id and u.active and not u.is_hidden
           and not u.experimental) as on_shift
     from breaks where location_id = '${location_id}'
       and started_time > now() - interval '1 hour' order by created_time`,
  );
}
