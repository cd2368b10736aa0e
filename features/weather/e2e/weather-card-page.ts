import type { Locator, Page } from 'playwright-core';

/** The weather overview, in the product's words. */
export class WeatherCardPage {
  readonly page: Page;
  readonly card: Locator;

  constructor(page: Page) {
    this.page = page;
    this.card = page.getByRole('region', { name: 'Weather overview' });
  }

  /** The number of days in the table. */
  async days(): Promise<number> {
    return this.rows().count();
  }

  async row(at: number): Promise<string> {
    return (await this.rows().nth(at).textContent()) ?? '';
  }

  /** The names of the columns, without units. */
  async heads(): Promise<string[]> {
    const heads = await this.table().locator('thead th').allTextContents();
    return heads.map((head) => head.split(' ')[0] ?? '');
  }

  /** The place of the shown weather. */
  place(): Promise<string> {
    return this.card.getByRole('combobox', { name: 'Location' }).inputValue();
  }

  async choose(name: string): Promise<void> {
    await this.card.getByRole('combobox', { name: 'Location' }).click();
    await this.page.getByRole('option', { name }).click();
  }

  /** Opens the choice of days. */
  async openDays(): Promise<Locator> {
    await this.card.getByRole('button', { name: /^Days: / }).click();
    return this.page.getByRole('dialog', { name: 'Days' });
  }

  private table(): Locator {
    return this.card.getByRole('table', { name: 'Weather overview' });
  }

  private rows(): Locator {
    return this.table().locator('tbody tr');
  }
}
