import type { Page } from 'playwright-core';
import { waitReady } from '#packages/testing/browser';

/** The password of every demo account. */
const demoPassword = 'demo-heat-2026';

/** Signs in through the screen, as a person does, and waits for the dashboard. */
export async function signIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/dashboard**');
  await waitReady(page);
}
