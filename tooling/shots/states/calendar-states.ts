import type { Page } from 'playwright-core';
import { asItOpens, offline, opened } from './stage.ts';
import type { ScreenState } from './stage.ts';

const month = { path: '/dashboard?last_x_days=30', as: 'owner' } as const;
const consent = { path: '/settings?section=consent', as: 'owner' } as const;

const card = (page: Page) => page.getByRole('region', { name: 'Hydration per day', exact: true });
const openOptions = async (page: Page) => {
  await card(page).getByRole('button', { name: 'Options' }).click();
  await page.getByRole('dialog').waitFor();
};

/** The calendar of tests, its options, its help, and the hidden calendar. */
export const calendarStates: readonly ScreenState[] = [
  {
    ...month,
    name: 'calendar',
    bring: opened((page) => card(page).scrollIntoViewIfNeeded()),
  },
  {
    ...month,
    name: 'calendar-day',
    bring: opened(async (page) => {
      await card(page).getByRole('grid').focus();
      await page.keyboard.press('Control+Home');
      await page.keyboard.press('End');
      for (let day = 0; day < 5; day += 1) await page.keyboard.press('ArrowLeft');
      await card(page).getByRole('tooltip').waitFor();
    }),
  },
  { ...month, name: 'calendar-options', bring: opened(openOptions) },
  {
    ...month,
    name: 'calendar-options-refused',
    bring: opened(async (page) => {
      await openOptions(page);
      await page.getByRole('button', { name: 'Add range' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Unable to save').waitFor();
    }),
  },
  {
    ...month,
    name: 'calendar-palette',
    bring: opened(async (page) => {
      await openOptions(page);
      await page.getByRole('button', { name: 'Range 2: choose a colour' }).click();
      await page.getByRole('button', { name: 'Dark green' }).waitFor();
    }),
  },
  { path: '/dashboard?help=calendar', as: 'owner', name: 'calendar-help', bring: asItOpens },
  { ...consent, name: 'consent', bring: asItOpens },
  { ...consent, name: 'consent-offline', bring: offline },
];
