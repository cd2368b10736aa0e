import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countText } from '#packages/kit';
import {
  axeViolations,
  goTo,
  launchBrowser,
  pickOption,
  startProduct,
} from '#packages/testing/browser';
import type { OpenBrowser, Product } from '#packages/testing/browser';
import { signIn } from '#packages/testing/stories';
import { AssessmentPage } from '../features/jobs/e2e/index.ts';
import { PlacePage } from '../features/locations/e2e/index.ts';
import { PeoplePage } from '../features/people/e2e/index.ts';
import { TagsPage } from '../features/tags/e2e/index.ts';
import { correctedSheet, crewSheet, crewSize, mistakes, nameInRow } from './first-day-crew.ts';
import { rowsOnDisk } from './rows-on-disk.ts';

let product: Product;
let browser: OpenBrowser;
let sql: pg.Client;
beforeAll(async () => {
  product = await startProduct({ env: { DEMO: '1' } });
  browser = await launchBrowser();
  sql = new pg.Client({ connectionString: product.databaseUrl });
  await sql.connect();
  await signIn(browser.page, product.origin, 'owner@demo.example', { path: null });
});
afterAll(async () => {
  await sql.end();
  await browser.close();
  await product.stop();
});

const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** The server needs some seconds for the whole crew; more on a busy machine. */
const patient = { timeout: 180_000 };

/** Several columns of one row, or one of several. */
const asked = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await sql.query<Row>(text, values)).rows;
const peopleBySql = () =>
  asked<{ user_id: string }>('select user_id from users where active order by user_id');
const membersBySql = (tag: string) =>
  asked<{ user_id: string }>(
    `select ut.user_id from user_tags as ut join tags as t using (org_id, tag_id)
     where t.name = $1 and t.active order by ut.user_id`,
    tag,
  );

/** People in the local copy; with a tag: its members there. */
async function peopleOnDisk(tag?: string): Promise<{ user_id: string }[]> {
  const { page } = browser;
  const people = await rowsOnDisk<{ user_id: string; active: boolean; tag_ids: string[] }>(
    page,
    'users',
  );
  const tags = await rowsOnDisk<{ tag_id: string; name: string; active: boolean }>(page, 'tags');
  const tagId = tags.find(({ name, active }) => name === tag && active)?.tag_id ?? '';
  return people
    .filter(({ active, tag_ids }) => active && (tag === undefined || tag_ids.includes(tagId)))
    .map(({ user_id }) => ({ user_id }))
    .sort((a, b) => (a.user_id < b.user_id ? -1 : 1));
}

async function choose(name: string, buffer: Buffer): Promise<void> {
  const file = { name, mimeType: excel, buffer };
  await browser.page.getByLabel('Choose a spreadsheet').setInputFiles(file);
}

const done = (text: string) =>
  browser.page.getByRole('region', { name: 'Import complete' }).getByText(text, { exact: true });

test('the first day of an admin: 5000 people are imported, twelve of them on the second attempt; some get a tag, a job its supervisors and its score, a site its place', async () => {
  await bringCrewIn();
  await tagSome();
  await assessJob();
  await placeSite();
  expect(browser.pageErrors).toEqual([]);
});

async function bringCrewIn(): Promise<void> {
  const { page } = browser;
  const before = (await peopleBySql()).length;
  await goTo(page, product.origin, '/people');
  await page.getByRole('main').getByRole('link', { name: 'Import', exact: true }).click();
  await choose('whole crew.xlsx', crewSheet());
  await page
    .getByText('whole crew.xlsx: 4,988 to create, 0 to update, 12 to skip.')
    .waitFor(patient);

  // That new tags are created is a notice of a row, and no problem.
  await page.getByText('Problems 12', { exact: true }).click();
  const rows = page.getByRole('table', { name: 'Rows of the file' }).locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(12);
  for (const [row, { message }] of mistakes) {
    const line = rows.filter({
      has: page.getByLabel(`Import row ${String(row)}`, { exact: true }),
    });
    await line.getByText('Skip', { exact: true }).waitFor();
    await line.getByText(message, { exact: true }).waitFor();
  }
  expect(await axeViolations(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download problems' }).click();
  const problems = await readFile(await (await download).path(), 'utf8');
  expect(problems).not.toContain('rain over iron');
  await page.getByRole('button', { name: 'Import 4,988 people' }).click();
  await done('4,988 created').waitFor(patient);
  expect((await peopleBySql()).length).toBe(before + 4988);

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose('problems corrected.xlsx', correctedSheet(problems));
  await page
    .getByText('problems corrected.xlsx: 12 to create, 0 to update, 0 to skip.')
    .waitFor(patient);
  await page.getByRole('button', { name: 'Import 12 people' }).click();
  await done('12 created').waitFor(patient);
  const all = await peopleBySql();
  expect(all.length).toBe(before + crewSize);
  expect((await membersBySql('Kiln crew')).length).toBe(crewSize);

  await page.getByRole('link', { name: 'Go to People' }).click();
  const sentence = page.getByRole('main').getByText(/people added in the last import/);
  await expect
    .poll(() => sentence.innerText(), patient)
    .toContain(`12 of ${countText(before + crewSize)} people added in the last import`);
  await expect.poll(() => new PeoplePage(page).names()).toContain('Crew0211 Mercer');
  await page.getByRole('link', { name: 'Show all people' }).click();
  await page
    .getByRole('main')
    .getByText(`${countText(before + crewSize)} people, excluding hidden people`)
    .waitFor();
  await expect.poll(() => peopleOnDisk(), patient).toEqual(all);
  expect(await peopleOnDisk('Kiln crew')).toEqual(await membersBySql('Kiln crew'));
}

async function tagSome(): Promise<void> {
  const { page } = browser;
  const before = (await membersBySql('First aiders')).length;
  await goTo(page, product.origin, '/people?search=Crew00');
  const people = new PeoplePage(page);
  await page.getByLabel('Select page').check();
  await page.getByRole('button', { name: 'Select all 98' }).click();
  await people.press('Add tags');
  const dialog = page.getByRole('dialog', { name: 'Add tags · 98 people' });
  await pickOption(dialog.getByRole('combobox'), 'First aiders');
  await dialog.getByRole('combobox').press('Escape');
  await dialog.getByRole('button', { name: 'Add tags', exact: true }).click();
  await people.toast('Tags added.').waitFor(patient);
  const members = await membersBySql('First aiders');
  expect(members.length).toBe(before + 98);
  await expect.poll(() => peopleOnDisk('First aiders'), patient).toEqual(members);
  await goTo(page, product.origin, '/settings/tags');
  const tags = new TagsPage(page);
  await expect.poll(() => tags.cell('First aiders', 'Users')).toBe(countText(members.length));
  expect(await tags.cell('Kiln crew', 'Users')).toBe(countText(crewSize));
}

/** An imported job is assessed by its 13 factors and gets supervisors. */
async function assessJob(): Promise<void> {
  const { page } = browser;
  await goTo(page, product.origin, '/settings/jobs');
  const jobs = new TagsPage(page, 'Jobs');
  await jobs.openPage('Kiln relining');
  const assessment = new AssessmentPage(page);
  for (const [factor, choice] of Object.entries(answers)) await assessment.answer(factor, choice);
  // This answer has examples in its name.
  const work = assessment.factor('Metabolic work rate');
  await work.getByRole('radio', { name: /^Heavy/ }).check();
  await assessment.waitForScore('High (28)');
  await assessment.update();
  await assessment.waitForToast('Settings updated.');
  await jobs.goTo('Supervisors');
  await jobs.add('Add supervisor', nameInRow(2), nameInRow(502));
  await jobs.person(nameInRow(2)).waitFor();
  await jobs.person(nameInRow(502)).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const [stored] = await asked<{ tag_id: string; metadata: Record<string, unknown> }>(
    "select tag_id, metadata from tags where name = 'Kiln relining' and active",
  );
  const points = Object.entries(stored?.metadata ?? {}).filter(([, value]) => value !== null);
  expect(Object.fromEntries(points)).toMatchObject(scored);
  const named = await asked<{ user_id: string; name: string }>(
    `select user_id, u.name_first || ' ' || u.name_last as name
     from permissions as p join users as u using (org_id, user_id)
     where p.tag_id = $1 and p.active and p.access ~ 'manager' order by name`,
    stored?.tag_id,
  );
  expect(named.map(({ name }) => name)).toEqual([nameInRow(2), nameInRow(502)]);

  type Held = { user_id: string; tag_id: string | null; active: boolean };
  const held = async () =>
    (await rowsOnDisk<Held>(page, 'permissions'))
      .filter(({ tag_id, active }) => active && tag_id === stored?.tag_id)
      .map(({ user_id }) => user_id)
      .sort();
  await expect.poll(held, patient).toEqual(named.map(({ user_id }) => user_id).sort());
  await goTo(page, product.origin, '/settings/jobs');
  await expect.poll(() => jobs.cell('Kiln relining', 'Risk')).toBe('High (28)');
  expect(await jobs.cell('Kiln relining', 'Users')).toBe(countText(crewSize));
  expect(await jobs.cell('Kiln relining', 'Supervisors')).toBe('2');
}

async function placeSite(): Promise<void> {
  const { page } = browser;
  await goTo(page, product.origin, '/settings/locations');
  const places = new TagsPage(page, 'Locations');
  expect(await places.cell('Kiln hall', 'Users')).toBe(countText(crewSize));
  await places.openPage('Kiln hall');
  await places.goTo('Place');
  const place = new PlacePage(page);
  await place.search('Perth, Australia');
  await place.waitForCoordinates('-31.952240', '115.861400');
  await place.marker('Kiln hall').waitFor();
  await place.save();
  await places.waitForToast('Settings updated.');
  const where = { lat: -31.95224, lon: 115.8614 };
  const stored = await asked<{ metadata: object }>(
    "select metadata from tags where name = 'Kiln hall' and active",
  );
  expect(stored).toMatchObject([{ metadata: where }]);
  const onDisk = async () =>
    (await rowsOnDisk<{ name: string; metadata: object }>(page, 'tags')).filter(
      ({ name }) => name === 'Kiln hall',
    );
  await expect.poll(onDisk, patient).toMatchObject([{ metadata: where }]);
}

/** The factors of the kiln, in the words of the screen. */
const answers = {
  'Sun exposure': 'No shade',
  'Work area surface': 'Hot on contact',
  'Exposure period': 'Over 2 h',
  'Confined space': 'No',
  'Task complexity': 'Simple',
  'Climbing stairs or ladders': 'One level',
  'Distance from cool rest area': 'Over 100 m',
  'Distance from drinking water': '30 to 50 m',
  Clothing: 'Multiple layers',
  'Understanding of dehydration': 'Trained',
  'Respiratory protection': 'Disposable half face',
  Acclimatisation: 'Unacclimatised',
} as const;

/** The same as stored: 28 points. */
const scored = {
  ...{ _sun_exposure: 3, _work_area_surface: 2, _exposure_period: 3, _confined_space: 0 },
  ...{ _task_complexity: 1, _stairs: 1, _distance_from_cool_rest_area: 3 },
  ...{ _distance_from_drinking_water: 2, _clothing: 3, _understanding_of_dehydration: 0 },
  ...{ _respiratory_protection: 1, _acclimatisation: 3, _metabolic_work_rate: 6 },
};
