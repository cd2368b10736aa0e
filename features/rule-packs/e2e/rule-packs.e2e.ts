import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, until } from '#packages/testing/browser';
import { hasFocus, isInSight, openOfflineStory } from '#packages/testing/stories';
import type { OfflineStory } from '#packages/testing/stories';

const hour = 3_600_000;
/** It is always hot there, see the demo. */
const place = 'Balikpapan smelter';
const packName = 'Smelter rules';
const citation = 'Site manual, section 4';
let story: OfflineStory;
let location_id = '';

beforeAll(async () => {
  story = await openOfflineStory('owner@demo.example', false);
  await startShift();
});
afterAll(() => story.close());

const page = () => story.browser.page;
const main = () => page().getByRole('main');
const isClean = async () => expect(await axeViolations(page())).toEqual([]);

test('a pack is copied and edited, chosen for a site, shown on its crew card, and kept by a break', async () => {
  // A pack of the organisation, copied from a built-in one.
  await story.goTo('/settings/rule-packs');
  await isClean();
  await main().getByRole('link', { name: 'Oregon heat illness prevention' }).click();
  await main()
    .getByText(/^OAR 437-002-0156/)
    .first()
    .waitFor();
  await isClean();
  await main().getByRole('link', { name: 'Copy and edit' }).click();
  const form = main().getByRole('form', { name: 'Copy Oregon heat illness prevention' });
  await form.getByLabel('Name', { exact: true }).fill(packName);
  const kind = form.getByRole('combobox', { name: 'Kind of the new duty' });
  await kind.click();
  await page().getByRole('option', { name: 'Stop work' }).click();
  // A removed duty returns with Undo; the keyboard is at the next one meanwhile.
  const second = form.getByRole('group', { name: /^Duty 2: / });
  const name = (await second.getAttribute('aria-label')) ?? '';
  const open = form.getByRole('button', { expanded: false });
  const count = await open.count();
  await second.getByRole('button', { name: /^Remove duty/ }).press('Enter');
  await expect.poll(() => open.count()).toBe(count - 1);
  await expect.poll(() => hasFocus(second.getByRole('button').first())).toBe(true);
  await page().getByText(`${name} removed.`).waitFor();
  await page().getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => open.count()).toBe(count);
  await expect.poll(() => hasFocus(second.getByRole('button').first())).toBe(true);
  // Save is in sight from the start.
  expect(await isInSight(form.getByRole('button', { name: 'Save' }))).toBe(true);
  await form.getByRole('button', { name: 'Add a duty' }).click();
  const duty = form.getByRole('group', { name: /^Duty \d+: Stop work$/ });
  await expect.poll(() => hasFocus(duty.getByLabel('What the duty is'))).toBe(true);
  await form.getByRole('button', { name: 'Save' }).click();
  await duty.getByText('Enter what the duty is').waitFor();
  await isClean();
  await duty.getByLabel('What the duty is').fill('No work beside the furnace');
  await duty.getByLabel('Citation').fill(citation);
  await form.getByRole('button', { name: 'Save' }).click();
  await page().getByText('Rule pack copied.').waitFor();
  await main().getByRole('heading', { name: packName, level: 1 }).waitFor();
  await main().getByText('copied from Oregon heat illness prevention, version 1').waitFor();
  await isClean();

  // Edited by two people: the second one is asked, and the first version stays in the history.
  await main().getByRole('link', { name: 'Edit', exact: true }).click();
  const edit = main().getByRole('form', { name: `Edit ${packName}` });
  await edit.getByLabel('Source', { exact: true }).fill('Our site manual');
  await changeMeanwhile();
  await edit.getByRole('button', { name: 'Save' }).click();
  const question = page().getByRole('dialog', { name: 'Overwrite the rule pack?' });
  await question.getByRole('button', { name: 'Overwrite' }).click();
  await page().getByText('Rule pack saved as a new version.').waitFor();
  // The history moves down when its newest line arrives.
  await main().getByRole('link', { name: 'Version 3', exact: true }).waitFor();
  // The history opens the content of an earlier version.
  await main().getByRole('link', { name: 'Version 1', exact: true }).click();
  await main()
    .getByRole('heading', { name: `${packName}, version 1`, level: 1 })
    .waitFor();
  await main().getByText('OAR 437-002-0156', { exact: false }).first().waitFor();
  await isClean();

  // Chosen for the site: no built-in pack is for its country.
  await story.goTo(`/settings/locations/${location_id}?tab=rule-packs`);
  await main()
    .getByText(/^There is no pack for this country/)
    .waitFor();
  await main().getByRole('checkbox', { name: packName }).check();
  await isClean();
  await main().getByRole('button', { name: 'Save' }).click();
  await page().getByText('Rule packs saved.').waitFor();

  // The crew card names the duty and the pack.
  await story.goTo(`/monitoring?crew_card=${location_id}`);
  const duties = main().getByRole('region', { name: 'Duties by the rules' });
  await duties.getByText(`${packName}, ${citation}`).first().waitFor();
  await duties.getByText('Stop work', { exact: true }).waitFor();
  // Its minutes are those of the rule, which stops the work of every hour.
  const card = main().getByRole('table', { name: `Crew card, ${place}` });
  await card.getByText('Stop work').first().waitFor();
  await card.getByText(`Required by ${packName}`).first().waitFor();
  expect(await card.getByText(/^\d+ min$/).count()).toBe(0);
  await isClean();

  // It fits a phone, where the Now screen says the same; and the sheet of the crew has the duties.
  await page().setViewportSize({ width: 390, height: 844 });
  const width = () => page().evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(390);
  await story.goTo(`/monitoring?now_location=${location_id}`);
  await main().getByText('Stop work', { exact: true }).first().waitFor();
  await main().getByText(`Required by ${packName}`).first().waitFor();
  await isClean();
  await page().setViewportSize({ width: 1440, height: 900 });
  await story.goTo(`/monitoring/morning-sheet?location=${location_id}`);
  await main()
    .getByRole('region', { name: /^Duties by the rules, / })
    .first()
    .waitFor();
  await main().getByText('Stop work', { exact: true }).first().waitFor();
  await isClean();

  // The screen about all locations names it, with a link to the crew card.
  await story.goTo('/monitoring');
  const stopped = main().getByRole('region', { name: 'Work is stopped' });
  await stopped.getByText(new RegExp(`for now, by ${packName}`)).waitFor();
  expect(await stopped.getByRole('link', { name: place }).getAttribute('href')).toContain(
    `crew_card=${location_id}`,
  );
  await isClean();

  // The work is stopped by the rule, so that no break is late, and a rest is recorded with it.
  await story.goTo(`/monitoring/breaks?location=${location_id}`);
  await main()
    .getByText(/^Work is stopped until/)
    .waitFor();
  expect(
    await main()
      .getByText(/rest overdue since/)
      .count(),
  ).toBe(0);
  await main().getByText(`Required by ${packName}`).waitFor();
  await main()
    .getByRole('button', { name: `Start rest at ${place}`, exact: true })
    .click();
  await main().getByText('Rest until').waitFor();
  await main()
    .getByRole('button', { name: `End rest at ${place}`, exact: true })
    .click();
  await until('the end of the break', async () => (await storedRules()).length === 1);
  expect(await storedRules()).toEqual([{ name: packName, citation }]);

  // The printed record of the inspector has the rule.
  const line = main().getByText(`Rule: ${packName}, ${citation}`);
  await line.waitFor();
  await isClean();
  await page().emulateMedia({ media: 'print' });
  expect(await line.isVisible()).toBe(true);
  expect(await main().getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  await page().emulateMedia({ media: 'screen' });
  expect(story.browser.pageErrors).toEqual([]);
});

test('a retired pack no longer asks for anything, and its rule makes an alert rule', async () => {
  await story.goTo('/settings/rule-packs');
  await main().getByRole('link', { name: packName }).click();
  await main()
    .getByRole('link', { name: /^Create matching alert rule for Rest: Heat index 90/ })
    .first()
    .click();
  await main().getByRole('button', { name: 'Next' }).click();
  const limit = main().getByLabel(/^Threshold/);
  expect(await limit.inputValue()).toMatch(/^(90|32\.2)$/);
  await page().goBack();
  await main().getByRole('button', { name: 'Retire' }).click();
  const question = page().getByRole('dialog', { name: `Retire ${packName}?` });
  await question.getByText('1 location follows it.', { exact: false }).waitFor();
  await question.getByRole('button', { name: 'Retire' }).click();
  await page().getByText('Rule pack retired.').waitFor();
  await story.goTo(`/monitoring?crew_card=${location_id}`);
  await main()
    .getByText('The rule packs of this location require nothing in these hours.')
    .waitFor();
  expect(story.browser.pageErrors).toEqual([]);
});

/** A shift of everybody at the place since two hours. */
async function startShift(): Promise<void> {
  const workers = await story.rowsOf<{ tag_id: string; user_id: string }>(
    `select t.tag_id, u.user_id from tags as t join user_tags as m using (org_id, tag_id)
     join users as u on u.org_id = m.org_id and u.user_id = m.user_id
     where t.name = '${place}' and u.active and not u.is_hidden and not u.experimental`,
  );
  location_id = workers[0]?.tag_id ?? '';
  const now = Date.now();
  await story.send('POST', '/v3/roster', {
    ...{ roster_id: crypto.randomUUID(), user_ids: workers.map(({ user_id }) => user_id) },
    shift_start_time: new Date(now - 2 * hour).toISOString(),
    shift_end_time: new Date(now + 8 * hour).toISOString(),
    ...{ timezone: 'UTC', frequency: 4, interval: 1, days_of_week: [0, 1, 2, 3, 4, 5, 6] },
  });
}

/** Somebody else changes the note of the pack. */
async function changeMeanwhile(): Promise<void> {
  const [stored] = await story.rowsOf<{ rule_pack_id: string; version: number; pack: object }>(
    'select rule_pack_id, version, pack from rule_packs',
  );
  if (stored === undefined) throw new Error('no pack is stored');
  const { rule_pack_id, version, pack } = stored;
  await story.send('PATCH', '/v3/rule-pack', {
    ...{ rule_pack_id, version, pack: { ...pack, note: 'Checked by somebody else' } },
  });
}

/** The rules of the ended breaks at the place since the shift began. */
function storedRules(): Promise<{ name: string; citation: string }[]> {
  return story.rowsOf(
    `select conditions->'rule'->>'name' as name, conditions->'rule'->>'citation' as citation
     from breaks where location_id = '${location_id}' and ended_time is not null
       and started_time > now() - interval '1 hour'`,
  );
}
