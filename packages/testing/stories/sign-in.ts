import type { Page } from 'playwright-core';
import { waitReady } from '#packages/testing/browser';

/** The password of every demo account. */
export const demoPassword = 'demo-heat-2026';

interface Entrance {
  readonly password?: string;
  /** The screen to open, by default the dashboard; null if the story opens the first one itself. */
  readonly path?: string | null;
}

/**
 * Signs in by the call, and opens a screen. For stories that are not about signing in: the browser
 * stores the same as after the sign-in screen, the record and the cookie.
 */
export async function signIn(
  page: Page,
  origin: string,
  email: string,
  { password = demoPassword, path = '/dashboard' }: Entrance = {},
): Promise<void> {
  const answer = await page.request.post(`${origin}/v3/auth/login`, { data: { email, password } });
  const { data } = (await answer.json()) as { data: { token?: string } | null };
  if (data?.token === undefined) throw new Error(`${email} was not signed in.`);
  // The lightest page of the origin; only there can its storage be written.
  await page.goto(`${origin}/healthz`);
  await page.evaluate(
    (record) => localStorage.setItem('watershade-auth', record),
    JSON.stringify(data),
  );
  if (path === null) return;
  await page.goto(`${origin}${path}`);
  await waitReady(page);
}

/** Signs in through the screen, as a person does, and waits for the dashboard. */
export async function signInByForm(
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

/**
 * Signs out at the address itself, which asks for confirmation, and waits until the page says so.
 */
export async function signOut(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/logout`);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('heading', { name: 'You have been signed out.' }).waitFor();
}

/** Goes through the steps of the open sign-in screen. */
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
