import type { Page } from 'playwright-core';

/** People per status as the dashboard tells them. */
export interface StatusNumbers {
  hydrated: number;
  mild: number;
  moderate: number;
  severe: number;
  invalid: number;
  not_tested: number;
}

/** The dashboard in the product's words. */
export class DashboardPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Goes there by the menu. */
  async openFromMenu(): Promise<void> {
    await this.page.getByRole('link', { name: 'Dashboard' }).first().click();
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.page.locator('[data-ready="true"]').waitFor();
    await this.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  }

  /** Numbers of the card 'Hydration status', read from its table. */
  async statusNumbers(): Promise<StatusNumbers> {
    const card = this.page.locator('section', {
      has: this.page.getByRole('heading', { name: 'Hydration status' }),
    });
    const rows = card.locator('tr[data-state]');
    const entries = await rows.evaluateAll((lines) =>
      lines.map((line) => [
        line.getAttribute('data-state') ?? '',
        Number(line.querySelector('td')?.textContent),
      ]),
    );
    return Object.fromEntries(entries) as StatusNumbers;
  }

  /** The filter in words, as the page says it: 'Last 7 days (14 – 20 Nov): 231 people, 776 tests'. */
  async filterLine(): Promise<string> {
    const text = await this.page.getByTestId('filter-line').innerText();
    return text.replace(/\s+/gu, ' ').trim();
  }

  /** Chooses a live window by its words, e.g. 'Live' or 'All', and applies it. */
  async viewLive(words: string): Promise<void> {
    await this.page.getByRole('button', { name: 'View', exact: true }).click();
    await this.page.getByRole('radio', { name: words, exact: true }).check();
    await this.page.getByRole('button', { name: 'Apply' }).click();
  }
}
