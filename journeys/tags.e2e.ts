import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchReasons } from '#locations/contract';
import { axeViolations, goTo, launchBrowser, waitReady } from '#packages/testing/browser';
import { openOwnersDemo, signIn } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';
import { AssessmentPage } from '../features/jobs/e2e/index.ts';
import { PlacePage } from '../features/locations/e2e/index.ts';
import { TagsPage } from '../features/tags/e2e/index.ts';

let demo: OwnersDemo;
beforeAll(async () => {
  demo = await openOwnersDemo();
});
afterAll(() => demo.close());

const open = (path: string) => demo.open(path);
const refused = { status: false, success: false, data: null };

test('[TAG-01, TAG-02, TAG-31, TAG-33, TAG-39, TAG-47, TAG-48, TAG-50] tags are created, renamed and hidden at once, restored if that is rejected, and deleted everywhere', async () => {
  const { page } = demo.browser;
  await open('/settings/tags');
  const tags = new TagsPage(page);
  await page.getByRole('button', { name: 'New tag' }).click();
  await tags.send('abc');
  await tags.waitForProblem('Tag name must be at least 3 characters');
  await tags.waitForProblem('Use 4 or more characters');
  expect(await axeViolations(page)).toEqual([]);
  await tags.send('night CREW');
  await tags.waitForProblem('This tag already exists');
  await tags.send('  Kiln crew ');
  await tags.waitForToast('Successfully created a new tag');
  await page.waitForURL(/\/settings\/tags\/[0-9a-f-]{36}\?tab=members$/);
  await page.getByText('No members yet').waitFor();
  await tags.rename('Kiln crew', 'Furnace crew');
  await tags.waitForToast('Successfully updated tag');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
  await tags.row('Furnace crew').waitFor();
  expect(await tags.row('Kiln crew').count()).toBe(0);

  await tags.showHidden().check();
  let refuse = () => {};
  const asked = new Promise<void>((resolve) => (refuse = resolve));
  await page.route('**/v2/tag', async (route) => {
    await asked;
    await route.fulfill({ status: 503, json: { status: false, success: false, data: null } });
  });
  await tags.choose('Furnace crew', 'Hide');
  await tags.row('Furnace crew').getByText('Hidden').waitFor();
  await tags.row('Furnace crew').getByRole('img', { name: 'Being sent' }).waitFor();
  refuse();
  await tags.waitForToast('Failed to update.');
  await tags.row('Furnace crew').getByText('Hidden').waitFor({ state: 'detached' });
  await page.unroute('**/v2/tag');
  await tags.choose('Furnace crew', 'Hide');
  await tags.row('Furnace crew').getByText('Hidden').waitFor();
  await tags
    .row('Furnace crew')
    .getByRole('img', { name: 'Being sent' })
    .waitFor({ state: 'detached' });
  await tags.showHidden().uncheck();
  await tags.row('Furnace crew').waitFor({ state: 'detached' });

  expect(Number(await tags.cell('New starters', 'Users'))).toBeGreaterThan(0);
  expect(Number(await tags.cell('New starters', 'Measurements'))).toBeGreaterThan(0);
  let question = '';
  page.once('dialog', (dialog) => {
    question = dialog.message();
    void dialog.accept();
  });
  await tags.choose('New starters', 'Delete');
  expect(question).toBe(
    "Are you sure you want to delete tag 'New starters'? This will deactivate it across all users, permissions, and historical measurements. Consider hiding the tag instead to retain historical information.",
  );
  await tags.waitForToast("Tag 'New starters' has been deleted.");
  await tags.row('New starters').waitFor({ state: 'detached' });
  await tags.showHidden().check();
  await tags.row('New starters').getByText('Deleted').waitFor();
  // The copy has received it with the people and their tests.
  await expect.poll(() => tags.cell('New starters', 'Users')).toBe('0');
  await expect.poll(() => tags.cell('New starters', 'Measurements')).toBe('0');
  await tags.row('Furnace crew').getByText('Hidden').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await open('/people?search=New+starters');
  await page.getByText('No match').waitFor();
  expect(demo.browser.pageErrors).toEqual([]);
});

test('[TAG-52, RISK-01, RISK-02, RISK-03, RISK-04, RISK-05, RISK-06, RISK-22] a job is assessed with a visible score, and restored if the server rejects it', async () => {
  const { page } = demo.browser;
  await open('/settings/jobs');
  await page.getByRole('link', { name: 'Control room', exact: true }).click();
  const assessment = new AssessmentPage(page);
  expect(await assessment.categories()).toEqual([
    ...['No Assessment', 'Very Low', 'Low', 'Moderate', 'High', 'Extreme'],
  ]);
  expect(await assessment.choices('Metabolic work rate')).toEqual([
    ...[/^Light/, /^Moderate/, /^Heavy/].map((word) => expect.stringMatching(word)),
  ]);
  expect(await assessment.colourOf('Very Low')).toBe('rgb(204, 204, 204)');
  await assessment.startFrom('No Assessment');
  await assessment.answer('Sun exposure', 'Full shade');
  const missing = assessment.factor('Clothing').getByText('Not answered');
  const red = await missing.evaluate((words) => getComputedStyle(words).color);
  expect(red).toBe('rgb(163, 21, 21)');
  await assessment.update();
  await page
    .getByRole('alert')
    .getByText('Please select all options to best describe your workplace.')
    .waitFor();
  const wanted = assessment.factor('Work area surface').getByRole('radio').first();
  expect(await wanted.evaluate((radio) => radio === document.activeElement)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);

  await assessment.startFrom('High');
  await assessment.waitForScore('High (28)');
  await assessment.answer('Sun exposure', 'Indoors');
  await assessment.waitForScore('Moderate (25)');
  await page.route('**/v3/tag/job', (route) =>
    route.fulfill({ status: 503, json: { status: false, success: false, data: null } }),
  );
  await assessment.update();
  await assessment.waitForToast('Failed to update.');
  await page.unroute('**/v3/tag/job');
  await page.getByRole('link', { name: 'Supervisors' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await assessment.update();
  await assessment.waitForToast('Settings updated.');
  await open('/settings/jobs');
  await page
    .getByRole('row', { name: /Control room/ })
    .getByText('Moderate (25)')
    .waitFor();
});

test('[API-12, MAP-02, MAP-03, MAP-04, MAP-05, MAP-08, MAP-11, MAP-12, WX-27] a new site is located by search, keyboard, device position and coordinates', async () => {
  const { page } = demo.browser;
  await open('/settings/locations');
  await page.getByRole('button', { name: 'New location' }).click();
  await new TagsPage(page).send('Kiln yard');
  await page.waitForURL(/\/settings\/locations\/[0-9a-f-]{36}/);
  await page.getByRole('link', { name: 'Place', exact: true }).click();
  const place = new PlacePage(page);
  await place.search('zzzz');
  await page.getByText('No results found. Please try a different name.').first().waitFor();
  const finerOutlines = page.waitForResponse(/countries-10m-.+\.json$/);
  await place.search('Perth, Australia');
  await place.waitForCoordinates('-31.952240', '115.861400');
  expect((await finerOutlines).status()).toBe(200);
  const address = {
    ...{ Street: 'High Street 1', City: 'Fremantle', State: 'WA' },
    ...{ 'Postal code': '6160', Country: 'Australia' },
  };
  expect(await place.searchAddress(address)).toEqual({
    ...{ street: 'High Street 1', city: 'Fremantle', state: 'WA' },
    ...{ postalcode: '6160', country: 'Australia' },
  });
  await place.waitForCoordinates('-32.056320', '115.745570');
  await page.route('**/v3/external/geocode?*', (route) =>
    route.fulfill({ status: 503, json: { ...refused, message: searchReasons.slow } }),
  );
  await place.search('Perth');
  await page.getByText(`Error searching location: ${searchReasons.slow}`).first().waitFor();
  await page.unroute('**/v3/external/geocode?*');
  await place.search('Perth, Australia');
  await place.waitForCoordinates('-31.952240', '115.861400');
  await place.marker('Kiln yard').focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(
    () => document.querySelectorAll<HTMLInputElement>('fieldset input')[1]?.value !== '115.861400',
  );
  expect(await place.longitude()).toBeGreaterThan(115.8614);
  expect(await axeViolations(page)).toEqual([]);

  const context = page.context();
  await context.grantPermissions(['geolocation'], { origin: demo.product.origin });
  await context.setGeolocation({ latitude: -20.5, longitude: 118.25 });
  await page.getByRole('button', { name: 'Use current location' }).click();
  await place.waitForCoordinates('-20.500000', '118.250000');
  await context.clearPermissions();
  await page.route('**/v3/external/geoip', (route) =>
    route.fulfill({
      json: {
        status: true,
        data: { lat: -31.95, lon: 115.86, city: 'Perth', country: 'Australia' },
      },
    }),
  );
  await page.getByRole('button', { name: 'Use current location' }).click();
  await page.getByText('You denied the request for Geolocation.').first().waitFor();
  await page.getByText('The map shows the approximate location of your connection.').waitFor();
  // It is only viewed, and places nothing.
  await place.waitForCoordinates('-20.500000', '118.250000');
  await page.unroute('**/v3/external/geoip');

  await place.type('-91', '118');
  await place.save();
  await page.getByText('Latitude must be a number from -90 to 90').waitFor();
  await place.type('-31.5', '');
  await place.save();
  await page.getByText('Missing location data').waitFor();
  // In the format that other maps copy.
  await place.type('-22.5, 117.25', '117.25');
  await place.save();
  await page.getByText('Settings updated.').first().waitFor();
  await page.reload();
  await waitReady(page);
  await place.waitForCoordinates('-22.500000', '117.250000');
  await place.marker('Kiln yard').waitFor();
  expect(demo.browser.pageErrors).toEqual([]);
});

test('[TAG-04, TAG-05, TAG-06, TAG-07, TAG-08, TAG-09, TAG-10, TAG-11, TAG-34, TAG-35, TAG-36, TAG-38, TAG-49, TAG-51] a job is created, gets people, supervisors and notifications; its deletion is undone if rejected, then leaves nothing', async () => {
  const { page } = demo.browser;
  await open('/settings/locations');
  const places = new TagsPage(page, 'Locations');
  await page.getByRole('button', { name: 'New location' }).click();
  await places.send('Slag yard');
  await places.waitForToast('Successfully created a new location');
  await page.waitForURL(/\/settings\/locations\/[0-9a-f-]{36}$/);
  await places.goTo('Members');
  await page.waitForURL(/\/settings\/locations\/[0-9a-f-]{36}\/members$/);
  await page.getByText('No members yet').waitFor();
  await places.goTo('Supervisors');
  await page.waitForURL(/\/settings\/locations\/[0-9a-f-]{36}\/supervisors$/);
  await page.getByText('No supervisors yet').waitFor();

  await open('/settings/jobs');
  const jobs = new TagsPage(page, 'Jobs');
  expect(await jobs.cell('Shutdown welding', 'Risk')).toBe('Moderate (24)');
  await page.getByRole('button', { name: 'New job' }).click();
  await jobs.send('Kiln relining');
  await jobs.waitForToast('Successfully created a new job');
  await page.waitForURL(/\/settings\/jobs\/[0-9a-f-]{36}$/);
  await page.getByRole('heading', { level: 1, name: /Kiln relining.*No Assessment/ }).waitFor();

  await jobs.goTo('Members');
  await page.waitForURL(/\/members$/);
  await page.getByText('No members yet').waitFor();
  await jobs.add('Add members', 'Brodie Maguire', 'Emily Carter', 'Minh Nguyễn');
  await jobs.person('Emily Carter').waitFor();
  await page.getByRole('button', { name: 'Remove Emily Carter' }).click();
  await jobs.waitForToast('1 person removed.');
  await jobs.person('Emily Carter').waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: 'Select Minh Nguyễn' }).check();
  await page.getByRole('button', { name: 'Remove (1)' }).click();
  await jobs.person('Minh Nguyễn').waitFor({ state: 'detached' });
  await jobs.person('Brodie Maguire').waitFor();

  await jobs.goTo('Supervisors');
  await jobs.add('Add supervisor', 'Brodie Maguire');
  await jobs.person('Brodie Maguire').getByText('No (no email address)').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await jobs.goTo('Notifications');
  await page.getByRole('switch', { name: 'Notify when a member is dehydrated' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await jobs.waitForToast('Successfully updated tag notification.');

  const isDelete = (url: URL) => /\/v3\/tag\/[0-9a-f-]{36}$/.test(url.pathname);
  await page.route(isDelete, (route) =>
    route.fulfill({ status: 503, json: { status: false, success: false, data: null } }),
  );
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete' }).click();
  await jobs.waitForToast("Failed to delete tag 'Kiln relining'.");
  await page.waitForURL(/\/settings\/jobs$/);
  await jobs.row('Kiln relining').locator('[data-returned="true"]').waitFor();
  await expect.poll(() => jobs.cell('Kiln relining', 'Users')).toBe('1');
  await expect.poll(() => jobs.cell('Kiln relining', 'Supervisors')).toBe('1');
  await page.unroute(isDelete);
  page.once('dialog', (dialog) => void dialog.accept());
  await jobs.choose('Kiln relining', 'Delete');
  await jobs.waitForToast("Tag 'Kiln relining' has been deleted.");
  await jobs.row('Kiln relining').waitFor({ state: 'detached' });
  await jobs.showHidden().check();
  await jobs.row('Kiln relining').getByText('Deleted').waitFor();
  await expect.poll(() => jobs.cell('Kiln relining', 'Users')).toBe('0');
  await expect.poll(() => jobs.cell('Kiln relining', 'Supervisors')).toBe('0');
  await open('/people?search=Kiln+relining');
  await page.getByText('No match').waitFor();
  await open('/permissions?search=Brodie');
  await page.getByRole('link', { name: 'Brodie Maguire' }).waitFor();
  expect(await page.getByRole('main').getByText('Kiln relining').count()).toBe(0);
  expect(demo.browser.pageErrors).toEqual([]);
});

test('a manager sees that nobody is left to add if all people have the tag', async () => {
  const own = await launchBrowser();
  const { page } = own;
  await signIn(page, demo.product.origin, 'manager@demo.example', { path: null });
  await goTo(page, demo.product.origin, '/settings/tags');
  const tags = new TagsPage(page);
  await tags.openPage('Day crew');
  await tags.goTo('Members');
  await page.getByText('There are no more people to add.').waitFor();
  expect(await page.getByRole('button', { name: 'Add members' }).count()).toBe(0);
  expect(own.pageErrors).toEqual([]);
  await own.close();
});
