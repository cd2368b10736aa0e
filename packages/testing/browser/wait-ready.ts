import type { Page } from 'playwright-core';

/** Waits until the screen has set the mark `data-ready="true"` on its main element. */
export async function waitReady(page: Page): Promise<void> {
  await page.locator('main[data-ready="true"]').waitFor({ state: 'attached' });
}
