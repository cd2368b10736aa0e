import { asItOpens, offline, opened } from './stage.ts';
import type { ScreenState } from './stage.ts';

const job = { path: '/settings/jobs/{job}', as: 'owner' } as const;
const location = { path: '/settings/locations/{location}', as: 'owner' } as const;
const search = '/v3/external/geocode?*';

/** Further states of the assessment of a job and the coordinates of a location. */
export const placeStates: readonly ScreenState[] = [
  { ...job, name: 'of-manager', as: 'manager', bring: asItOpens },
  { ...job, name: 'offline', bring: offline },
  {
    ...job,
    name: 'extreme',
    bring: opened((page) => page.getByRole('button', { name: 'Extreme', exact: true }).click()),
  },
  {
    ...job,
    name: 'unassessed',
    bring: opened((page) => page.getByRole('button', { name: 'No Assessment' }).click()),
  },
  {
    ...job,
    name: 'incomplete',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: 'No Assessment' }).click();
      await page.getByRole('radio', { name: 'Full shade' }).check();
      await page.getByRole('button', { name: 'Update' }).click();
      await page.getByText('Please select all options').waitFor();
    }),
  },
  {
    ...job,
    name: 'leaving',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: 'High', exact: true }).click();
      await page.getByRole('link', { name: 'Supervisors' }).click();
      await page.getByRole('dialog').waitFor();
    }),
  },
  { ...location, name: 'of-manager', as: 'manager', bring: asItOpens },
  { ...location, name: 'offline', bring: offline },
  {
    ...location,
    name: 'found',
    bring: opened(async (page) => {
      await page.getByRole('textbox', { name: 'Search by name' }).fill('Perth');
      await page.getByRole('textbox', { name: 'Search by name' }).press('Enter');
      await page.getByText('5 places found').waitFor();
    }),
  },
  {
    ...location,
    name: 'by-address',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: 'Search by address' }).click();
      await page.getByLabel('City').fill('Fremantle');
    }),
  },
  {
    ...location,
    name: 'not-found',
    bring: opened(async (page) => {
      await page.getByRole('textbox', { name: 'Search by name' }).fill('zzzz');
      await page.getByRole('textbox', { name: 'Search by name' }).press('Enter');
      await page.getByText('No results found.').first().waitFor();
    }),
  },
  {
    ...location,
    name: 'search-failed',
    bring: async ({ page, open, refuse }) => {
      await refuse(search, 503, 'the search service did not respond in time');
      await open();
      await page.getByRole('textbox', { name: 'Search by name' }).fill('Perth');
      await page.getByRole('textbox', { name: 'Search by name' }).press('Enter');
      await page.getByText('Error searching location').first().waitFor();
    },
  },
  {
    ...location,
    name: 'position-refused',
    bring: opened(async (page) => {
      // The browser of the pictures provides no position.
      await page.getByRole('button', { name: 'Use current location' }).click();
      await page.getByText('You denied the request for Geolocation.').first().waitFor();
    }),
  },
  {
    ...location,
    name: 'out-of-range',
    bring: opened(async (page) => {
      await page.getByLabel('Latitude').fill('95');
      await page.getByLabel('Longitude').fill('');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Missing location data').waitFor();
    }),
  },
  {
    ...location,
    name: 'region',
    bring: opened(async (page) => {
      for (let step = 0; step < 6; step += 1) {
        await page.getByRole('button', { name: 'Zoom out' }).click();
      }
      await page.getByText('Nullagine').waitFor();
    }),
  },
  {
    ...location,
    name: 'world',
    bring: opened(async (page) => {
      for (let step = 0; step < 11; step += 1) {
        await page.getByRole('button', { name: 'Zoom out' }).click();
      }
    }),
  },
];
