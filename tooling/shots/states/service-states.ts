import type { Page } from 'playwright-core';
import { asItOpens, failing, offline, opened } from './stage.ts';
import type { ScreenState } from './stage.ts';

const services = { path: '/settings/services', as: 'owner' } as const;
const tab = (name: string) => ({ ...services, path: `/settings/services?tab=${name}` });

/** The services, their letters and the formulas, in what their address alone does not show. */
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
  { ...tab('outbox'), name: 'outbox', bring: asItOpens },
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
];

async function allComputed(page: Page): Promise<void> {
  await page.getByText(/printed numbers, all met/).waitFor();
}
