import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, waitReady } from '#packages/testing/browser';
import { openOwnersDemo } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';

let demo: OwnersDemo;
beforeAll(async () => {
  demo = await openOwnersDemo();
});
afterAll(() => demo.close());

const menu = () => demo.browser.page.getByRole('dialog', { name: /Go to a screen/ });
const selected = () => menu().locator('[data-action][data-selected]');

/** Opens the menu and types, with the keyboard only and without a pause in between. */
async function type(text: string): Promise<void> {
  const { page } = demo.browser;
  await page.keyboard.press('Control+k');
  await page.keyboard.type(text);
  await menu().waitFor();
}

/** Types, waits for the entry that Enter takes, and takes it. */
async function take(text: string, label: string): Promise<void> {
  await type(text);
  await expect.poll(() => selected().innerText()).toContain(label);
  await demo.browser.page.keyboard.press('Enter');
  await menu().waitFor({ state: 'detached' });
}

test('with the keyboard alone the menu opens screens, people, labels and dialogs, the last ones first', async () => {
  const { page } = demo.browser;
  await demo.open('/dashboard');
  await type('');
  await menu()
    .getByRole('option', { name: 'Add test' })
    .or(menu().getByText('Add test'))
    .first()
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  // No path is shown.
  expect(await menu().innerText()).not.toMatch(/\/[a-z]/);
  await page.keyboard.press('Escape');

  await take('heat ma', 'Heat map');
  await page.waitForURL('**/heatmap**');
  await take('time zone', 'Organisation');
  await page.waitForURL('**/settings/org');
  await take('welding', 'Shutdown welding');
  await page.waitForURL('**/settings/jobs/**');
  await waitReady(page);

  await take('new measurement', 'Add test');
  await page.getByRole('dialog', { name: 'Add measurement' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Add measurement' }).waitFor({ state: 'detached' });
  await take('new session', 'New session');
  await page.getByRole('dialog', { name: 'New session' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'New session' }).waitFor({ state: 'detached' });
  await take('pause', 'Start break');
  await page.waitForURL('**/monitoring/breaks**');
  await take('export dash', 'Export dashboard as PDF');
  await page.getByRole('dialog', { name: 'Export PDF' }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.search.includes('export'));

  const html = page.locator('html');
  expect(await html.getAttribute('data-mantine-color-scheme')).toBe('light');
  await take('dark', 'Switch to dark theme');
  await expect.poll(() => html.getAttribute('data-mantine-color-scheme')).toBe('dark');
  await type('');
  const recent = menu().getByRole('group').or(menu().locator('[class*=group]')).first();
  await expect.poll(() => recent.innerText()).toContain('Export dashboard as PDF');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(demo.browser.pageErrors).toEqual([]);
});

test('Enter never signs out by itself; an arrow key and Enter do', async () => {
  const { page } = demo.browser;
  await demo.open('/dashboard');
  await type('s');
  expect(await menu().innerText()).not.toContain('Sign out');
  await page.keyboard.type('ign out');
  await expect.poll(() => selected().innerText()).toContain('Sign out');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => menu().count()).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/logout');
  expect(demo.browser.pageErrors).toEqual([]);
});
