import type { Locator, Page } from 'playwright-core';

/** People per status on the dashboard. */
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

  /** Opens it from the menu. */
  async openFromMenu(): Promise<void> {
    await this.page.getByRole('link', { name: 'Dashboard' }).first().click();
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await this.page.locator('main[data-ready="true"]').waitFor({ state: 'attached' });
  }

  /** Numbers of the card 'Hydration status', read from its table; the card stays a table. */
  async statusNumbers(): Promise<StatusNumbers> {
    const card = this.page.getByRole('region', { name: 'Hydration status', exact: true });
    const table = card.getByRole('table', { name: 'Hydration status', exact: true });
    if (!(await table.isVisible())) {
      await card.getByRole('button', { name: 'Menu for Hydration status' }).click();
      await this.page.getByRole('menuitem', { name: 'Show as table' }).click();
    }
    await table.waitFor();
    const lines = await table
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? '')),
      );
    const of = (word: string) => Number(lines.find(([name]) => name === word)?.[1]);
    return {
      hydrated: of('Hydrated'),
      mild: of('Mildly Dehydrated'),
      moderate: of('Moderately Dehydrated'),
      severe: of('Severely Dehydrated'),
      invalid: of('Invalid'),
      not_tested: of('Not tested'),
    };
  }

  /**
   * The filter in words on the page: 'Last 7 days (14 – 20 Nov), all people: 231 people, 776
   * tests'.
   */
  async filterLine(): Promise<string> {
    const text = await this.page.getByTestId('filter-line').innerText();
    return text.replace(/\s+/gu, ' ').trim();
  }

  /** The button of the filter of people, with its count: '231' or '12/231'. */
  peopleButton(): Locator {
    return this.page.getByRole('button', { name: /^People ?[\d,/]*$/ });
  }

  /** Opens the filter of people by its button; monitoring has the same one. */
  async openPeople(): Promise<Locator> {
    await this.peopleButton().click();
    const form = this.page.getByRole('dialog', { name: 'Filter people' });
    await form.waitFor();
    return form;
  }

  /** Chooses a live window by its words, e.g. 'Live' or 'All', and applies it. */
  async viewLive(words: string): Promise<void> {
    await this.page.getByRole('button', { name: 'View', exact: true }).click();
    await this.page.getByRole('radio', { name: words, exact: true }).check();
    await this.page.getByRole('button', { name: 'Apply' }).click();
  }
}
