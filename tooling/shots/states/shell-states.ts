import type { Page } from 'playwright-core';
import { waitReady } from '#packages/testing/browser';
import type { ScreenState } from './stage.ts';

/** Messages that replace a screen. The last one changes the organisation. */
export const shellStates: readonly ScreenState[] = [
  {
    path: '/settings/admins',
    name: 'broken',
    as: 'owner',
    bring: async ({ page, open, answer }) => {
      await answer('/v3/organisation/admins', { admins: [null] });
      await open();
      await page.getByRole('alert').filter({ visible: true }).first().waitFor();
    },
  },
  {
    path: '/heatmap',
    name: 'switched-off',
    as: 'owner',
    bring: async ({ page, open }) => {
      await open();
      await page.goto(new URL('/settings/org', page.url()).href);
      await waitReady(page);
      await switchHeatOff(page);
      await open();
      await page.getByText('Show Preview Feature').waitFor();
    },
  },
];

async function switchHeatOff(page: Page): Promise<void> {
  const previews = page.getByRole('region', { name: 'Preview features' });
  const box = previews.getByRole('checkbox', { name: /Heat stress/ });
  if (!(await box.isChecked())) return;
  await box.uncheck();
  await previews.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings updated.').first().waitFor();
}
