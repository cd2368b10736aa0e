import type { Page } from 'playwright-core';

/** What all page models share; each page of the product extends it with the product's own words. */
export class PageModel {
  readonly page: Page;
  readonly origin: string;

  constructor(page: Page, origin: string) {
    this.page = page;
    this.origin = origin;
  }

  /** Goes to an address of the product and waits until its screen says it is ready. */
  async open(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.origin).href);
    await waitReady(this.page);
  }

  /** Reloads the page as F5 does and waits until its screen says it is ready. */
  async reload(): Promise<void> {
    await this.page.reload();
    await waitReady(this.page);
  }

  /** Waits until a toast with this text is seen. */
  async seeToast(text: string): Promise<void> {
    await this.page.getByRole('alert').filter({ hasText: text }).first().waitFor();
  }

  /** Gives the path of the present address, without its search. */
  path(): string {
    return new URL(this.page.url()).pathname;
  }
}

/** Waits until the screen has set the mark `data-ready="true"` on its main element. */
export async function waitReady(page: Page): Promise<void> {
  await page.locator('main[data-ready="true"]').waitFor({ state: 'attached' });
}
