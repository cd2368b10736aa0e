import type { Page } from 'playwright-core';
import { waitReady } from '#packages/testing/browser';

/** The password of every demo account. */
export const demoPassword = 'demo-heat-2026';

/** Signs in through the screen, as a person does, and waits for the dashboard. */
export async function signIn(
  page: Page,
  origin: string,
  email: string,
  password = demoPassword,
): Promise<void> {
  await page.goto(`${origin}/login`);
  await enterCredentials(page, email, password);
  await page.waitForURL('**/dashboard**');
  await page.getByRole('heading', { level: 1, name: /Dashboard|My hydration/ }).waitFor();
  await waitReady(page);
}

/** Signs out at the address itself, which asks first, and waits until the page says so. */
export async function signOut(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/logout`);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('heading', { name: 'You have been signed out.' }).waitFor();
}

/** Goes through the steps of the sign-in screen that is open. */
export async function enterCredentials(
  page: Page,
  email: string,
  password = demoPassword,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}
