import type { Page } from 'playwright-core';
import { opened } from './stage.ts';
import type { ScreenState } from './stage.ts';

const dashboard = { path: '/dashboard', as: 'owner' } as const;
const links = { path: '/education/access-links', as: 'owner' } as const;
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
  { ...links, name: 'make', bring: opened(openLink) },
  {
    ...links,
    name: 'made',
    bring: opened(async (page) => {
      await openLink(page);
      await page.getByRole('button', { name: /^Make (a new )?link$/ }).click();
      await page.getByRole('img', { name: /^QR code/ }).waitFor();
    }),
  },
  {
    ...links,
    name: 'cards',
    bring: opened(async (page) => {
      const choices = page.locator('input[type=checkbox]:enabled');
      for (const nth of [0, 1, 2, 3, 4]) await choices.nth(nth).check();
      await page.getByRole('button', { name: 'Print cards' }).click();
      await page.getByRole('button', { name: 'Create links' }).click();
      await page
        .getByRole('img', { name: /^QR code of/ })
        .nth(4)
        .waitFor();
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

async function openLink(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Access link of / })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

async function view(page: Page, tab: string): Promise<void> {
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const panel = page.getByRole('dialog').filter({ hasText: 'On a date' });
  await panel.getByText(tab, { exact: true }).click();
  await page
    .getByRole('grid', { name: /20\d\d$/ })
    .first()
    .waitFor();
}
