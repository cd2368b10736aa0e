import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, until } from '#packages/testing/browser';
import { openOfflineStory } from '#packages/testing/stories';
import type { OfflineStory } from '#packages/testing/stories';

/** It has weather and workers in the demo. */
const place = 'Balikpapan smelter';
let story: OfflineStory;
let location_id = '';

beforeAll(async () => {
  story = await openOfflineStory('owner@demo.example', true);
  const [site] = await story.rowsOf<{ tag_id: string }>(
    `select tag_id from tags where name = '${place}'`,
  );
  location_id = site?.tag_id ?? '';
});
afterAll(() => story.close());

const page = () => story.browser.page;
const main = () => page().getByRole('main');
const section = () => main().getByRole('region', { name: 'Meter reading' });
const isClean = async () => expect(await axeViolations(page())).toEqual([]);
const stored = () =>
  story.rowsOf<{ wbgt: number; is_valid: boolean }>(
    `select wbgt, invalidated_time is null as is_valid from readings
     where location_id = '${location_id}' and note = 'story' order by created_time`,
  );

/** Opens the crew card of the current day: by itself it shows the next one in the evening. */
async function openCard(tag_id = location_id): Promise<void> {
  await story.goTo(`/monitoring?crew_card=${tag_id}`);
  await main().getByLabel('Day', { exact: true }).click();
  await page()
    .getByRole('option', { name: /^Today/ })
    .click();
}

/** The way back of the newest toast with a text. */
async function undo(text: string): Promise<void> {
  const toasts = page().getByRole('status').filter({ hasText: text });
  await toasts.getByRole('button', { name: 'Undo' }).last().click();
}

/** Whether the button with the focus has a text. */
const hasFocus = (text: string) =>
  page().evaluate((part) => document.activeElement?.textContent?.includes(part) === true, text);

/** Adds a WBGT that is far above the model. */
async function addReading(wbgt: string): Promise<void> {
  await main().getByRole('button', { name: 'Add a reading' }).click();
  const form = page().getByRole('dialog', { name: `Add a reading at ${place}` });
  await form.getByLabel('WBGT, °C').fill(wbgt);
  await form.getByLabel('Note').fill('story');
  await form.getByRole('button', { name: 'Add reading' }).click();
  await page().getByRole('button', { name: 'Add it as typed' }).click();
  await form.waitFor({ state: 'detached' });
}

test('a reading typed offline replaces the model on the crew card, and is invalidated with an undo', async () => {
  await openCard();
  await section()
    .getByText(/^No meter reading now/)
    .waitFor();
  await story.goOffline();
  const { pathname, search } = new URL(page().url());
  await story.reopen(pathname + search);
  await section().getByRole('button', { name: 'Add a reading' }).click();
  const form = page().getByRole('dialog', { name: `Add a reading at ${place}` });
  const save = form.getByRole('button', { name: 'Add reading' });
  await save.click();
  await form.getByText('Enter the WBGT, or the air temperature and the humidity').waitFor();
  await isClean();
  await form.getByLabel('WBGT, °C').fill('90');
  await save.click();
  await form.getByText('Enter a WBGT from −20 to 60 °C (−4 to 140 °F)').waitFor();
  await form.getByText(/^A WBGT alone does not trigger alert rules/).waitFor();
  await form.getByText('Air temperature and humidity').click();
  await form.getByLabel('Air temperature, °C').fill('33');
  await save.click();
  await form.getByText('Enter the humidity too').waitFor();
  await form.getByText('WBGT', { exact: true }).click();
  await form.getByLabel('WBGT, °C').fill('45.5');
  await form.getByLabel('Note').fill('story');
  await save.click();
  // More than ten degrees above the model, at any hour of the demo's day or night.
  await page().getByRole('button', { name: 'Add it as typed' }).click();
  await page().getByText('Reading added. Saved on this device.').waitFor();
  // Taken back before it was sent, it replaces nothing, and is never stored.
  await section()
    .getByText(/^Meter 45\.5 °C WBGT/)
    .waitFor();
  await undo('Reading added.');
  await page().getByText('Reading removed from this device.').waitFor();
  await section()
    .getByText(/^No meter reading now/)
    .waitFor();
  await addReading('45.5');
  await page().getByText('Reading added. Saved on this device.').last().waitFor();
  // Nobody works at 45.5 °C WBGT, and the model never says so much.
  await section()
    .getByText(/^Meter 45\.5 °C WBGT at \d\d:\d\d \(.+\), model \d\d\.\d: \d+\.\d higher$/)
    .waitFor();
  await section()
    .getByText(/Only the WBGT was measured/)
    .waitFor();
  await main().getByText('45.5 °C', { exact: false }).nth(1).waitFor();
  await isClean();

  await story.comeOnline();
  await until('the reading on the server', async () => (await stored()).length > 0);
  expect(await stored()).toEqual([{ wbgt: 45.5, is_valid: true }]);

  await section().getByRole('link', { name: 'All readings' }).click();
  await main().getByRole('heading', { name: 'Meter readings', level: 1 }).waitFor();
  const change = (word: string) =>
    main().getByRole('button', { name: new RegExp(`^${word} the reading at ${place}, `) });
  await isClean();
  await change('Invalidate').first().click();
  await page().getByText('Reading invalidated. The model counts again.').waitFor();
  await change('Restore').waitFor();
  await undo('Reading invalidated.');
  await change('Restore').waitFor({ state: 'detached' });
  await change('Invalidate').first().click();
  await change('Restore').waitFor();
  expect(await stored()).toEqual([{ wbgt: 45.5, is_valid: false }]);
  await openCard();
  await section()
    .getByText(/^No meter reading now/)
    .waitFor();
  expect(story.browser.pageErrors).toEqual([]);
});

test('a reading added on the page of its location is invalidated by the undo of its toast', async () => {
  await story.goTo(`/settings/locations/${location_id}?tab=readings`);
  await main()
    .getByText(/^No meter reading now/)
    .waitFor();
  await isClean();
  await addReading('46');
  await main()
    .getByText(/^Meter 46\.0 °C WBGT/)
    .waitFor();
  await undo('Reading added.');
  await main()
    .getByText(/^No meter reading now/)
    .waitFor();
  expect((await stored()).at(-1)).toEqual({ wbgt: 46, is_valid: false });
});

test('the difference of a site is added to its forecast for some days, and turned off with an undo', async () => {
  // Its readings of the demo are hotter than the model.
  const [hot] = await story.rowsOf<{ location_id: string }>(
    `select location_id from readings where note = '' limit 1`,
  );
  const own = hot?.location_id ?? '';
  const corrections = () =>
    story.rowsOf<{ kelvin: number; days: number; is_on: boolean }>(
      `select kelvin, extract(day from until_time - created_time)::int as days,
         ended_time is null as is_on from site_corrections where location_id = '${own}'`,
    );
  await story.goTo(`/monitoring/readings?location=${own}`);
  await main()
    .getByText(
      'This site was on average 0.8 °C hotter than the weather service in 3 readings (−0.4 to 1.4).',
    )
    .waitFor();
  await main().getByText('Not applied to the forecast.').waitFor();
  await isClean();
  await main().getByLabel('For how long').click();
  await page().getByRole('option', { name: '14 days' }).click();
  const add = main().getByRole('button', { name: 'Add 0.8 °C to the forecast of this site' });
  await add.press('Enter');
  await main()
    .getByText(/^\+0\.8 °C site correction, until \d\d \w+ \d{4}$/)
    .waitFor();
  expect(await corrections()).toEqual([{ kelvin: 0.8, days: 14, is_on: true }]);
  // The keyboard goes on where it was.
  await until('the focus on the other button', () => hasFocus('Turn off'));
  await isClean();

  await openCard(own);
  await section()
    .getByText(/^\+0\.8 °C site correction, until/)
    .waitFor();
  await main().getByText('+0.8 site', { exact: true }).first().waitFor();

  await story.goTo(`/settings/locations/${own}?tab=readings`);
  const switchOff = main().getByRole('button', { name: 'Turn off' });
  await switchOff.click();
  await main().getByText('Not applied to the forecast.').waitFor();
  await undo('Correction turned off.');
  await switchOff.waitFor();
  await isClean();
  // By the keyboard: the toast is over the button at this width.
  await switchOff.press('Enter');
  await main().getByText('Not applied to the forecast.').waitFor();
  await until('the focus on the first button', () => hasFocus('Add 0.8 °C'));
  expect(await corrections()).toEqual([{ kelvin: 0.8, days: 14, is_on: false }]);
  expect(story.browser.pageErrors).toEqual([]);
});
