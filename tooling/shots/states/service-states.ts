import type { Page } from 'playwright-core';
import { asItOpens, failing, offline, opened, waiting } from './stage.ts';
import type { ScreenState } from './stage.ts';

const services = { path: '/settings/services', as: 'owner' } as const;
const tab = (name: string) => ({ ...services, path: `/settings/services?tab=${name}` });

/** The services, the outbox and the formulas in further states. */
export const serviceStates: readonly ScreenState[] = [
  {
    ...services,
    name: 'tested',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: 'Test Weather' }).click();
      await page.getByText(/^Weather: -?\d/).waitFor();
    }),
  },
  { ...services, name: 'offline', bring: offline },
  { ...services, name: 'not-permitted', as: 'manager', bring: asItOpens },
  { ...services, name: 'error', bring: failing('/v3/service') },
  { ...services, name: 'loading', bring: waiting('/v3/service') },
  { ...tab('outbox'), name: 'outbox', bring: asItOpens },
  { ...tab('outbox'), name: 'outbox-loading', bring: waiting('/v3/outbox') },
  { ...tab('outbox'), name: 'outbox-error', bring: failing('/v3/outbox') },
  { ...tab('formulas'), name: 'formulas', bring: opened(allComputed) },
  {
    ...tab('formulas'),
    name: 'formula',
    bring: opened(async (page) => {
      await allComputed(page);
      await page.getByRole('link', { name: 'Predicted heat strain' }).click();
      await page.getByRole('table', { name: /^Numbers of/ }).waitFor();
    }),
  },
  // After the empty outbox: from here on it contains an email.
  {
    ...services,
    name: 'email',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: 'Test Mail' }).click();
      await page.getByText(/^Mail: An email to/).waitFor();
      await page.getByRole('link', { name: 'Outbox' }).click();
      await page.getByRole('button', { name: 'Test of the mail service' }).first().click();
      await page.getByRole('dialog').getByText('If you can read it, email works.').waitFor();
    }),
  },
];

async function allComputed(page: Page): Promise<void> {
  await page.getByText(/published values, all matched/).waitFor();
}
