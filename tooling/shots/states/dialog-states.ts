import type { Page } from 'playwright-core';
import { opened } from './stage.ts';
import type { ScreenState } from './stage.ts';

const dashboard = { path: '/dashboard', as: 'owner' } as const;
const reports = { path: '/settings/reports', as: 'owner' } as const;

/** Dialogs and panels over a whole screen. */
export const dialogStates: readonly ScreenState[] = [
  {
    ...dashboard,
    name: 'customise',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: 'Customise' }).click();
      await page.getByRole('dialog', { name: 'Customise the dashboard' }).waitFor();
    }),
  },
  {
    ...dashboard,
    name: 'export',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: 'Export PDF' }).click();
      await page.getByRole('dialog', { name: 'Export PDF' }).waitFor();
    }),
  },
  { ...dashboard, name: 'view-day', bring: opened((page) => view(page, 'On a date')) },
  {
    path: '/monitoring',
    name: 'risk-explained',
    as: 'owner',
    bring: opened((page) =>
      page
        .getByRole('button', { name: /, Max: / })
        .first()
        .click(),
    ),
  },
  {
    path: '/monitoring',
    name: 'view-range',
    as: 'owner',
    bring: opened((page) => view(page, 'Custom')),
  },
  {
    path: '/measurements',
    name: 'add',
    as: 'owner',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: 'Add measurement' }).first().click();
      await page.getByRole('dialog').waitFor();
    }),
  },
  {
    ...reports,
    name: 'add',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: 'Add report' }).first().click();
      await page.getByRole('dialog', { name: 'Add report' }).waitFor();
    }),
  },
  {
    ...reports,
    path: '/settings/reports?tab=audit',
    name: 'audit-day',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: 'From: Any day' }).click();
      await page.getByRole('grid').waitFor();
    }),
  },
];

async function view(page: Page, tab: string): Promise<void> {
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const panel = page.getByRole('dialog').filter({ hasText: 'On a date' });
  await panel.getByText(tab, { exact: true }).click();
  await page
    .getByRole('grid', { name: /20\d\d$/ })
    .first()
    .waitFor();
}
