import { asItOpens, offline, opened } from './stage.ts';
import type { ScreenState } from './stage.ts';

const list = { path: '/measurements', as: 'owner' } as const;
const allTime = { path: '/measurements?date_filter=all', as: 'owner' } as const;

/** Further states of the list of tests. */
export const measurementStates: readonly ScreenState[] = [
  { ...list, name: 'not-permitted', as: 'worker', bring: asItOpens },
  {
    ...list,
    path: '/measurements?date_filter=by_date&year=2018&month=1&day=1',
    name: 'no-match',
    bring: asItOpens,
  },
  { ...list, path: '/measurements?type=ET', name: 'none', bring: asItOpens },
  { ...list, path: '/measurements?type=sweat&date_filter=all', name: 'sweat', bring: asItOpens },
  {
    ...list,
    path: '/measurements?removed=true&date_filter=all',
    name: 'removed',
    bring: asItOpens,
  },
  { ...list, name: 'offline', bring: offline },
  { path: '/people/{worker}/sweat', name: 'some', as: 'owner', bring: asItOpens },
  {
    path: '/people/{worker}/hydration?date_filter=by_date&year=2018&month=1&day=1',
    ...{ name: 'no-match', as: 'owner', bring: asItOpens },
  },
  {
    ...list,
    name: 'people-filter',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: /^People/ }).click();
      await page.getByRole('dialog', { name: 'Filter people' }).waitFor();
    }),
  },
  {
    ...allTime,
    name: 'chosen',
    bring: opened(async (page) => {
      const boxes = page.getByRole('checkbox', { name: /^Select the test/ });
      for (const at of [0, 2, 3]) await boxes.nth(at).check();
      await page.getByText('3 selected').waitFor();
    }),
  },
  {
    ...allTime,
    name: 'drawer',
    bring: opened(async (page) => {
      await page.getByRole('rowheader').getByRole('link').nth(1).click();
      await page.getByRole('dialog').getByRole('heading', { name: 'Notes' }).waitFor();
    }),
  },
];
