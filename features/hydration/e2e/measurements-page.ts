import type { Locator, Page } from 'playwright-core';
import { until } from '#packages/testing/browser';

/** The list of tests in the product's words. */
export class MeasurementsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens it from the menu. */
  async openFromMenu(): Promise<void> {
    await this.page.getByRole('link', { name: 'Measurements', exact: true }).first().click();
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: 'Measurements' }).waitFor();
    await this.page.locator('main[data-ready="true"]').waitFor({ state: 'attached' });
  }

  /** The number of tests in the sentence above the list. */
  async count(): Promise<number> {
    const text = await this.page.getByTestId('list-line').innerText();
    return Number(/: ([\d,]+)\s+tests?/u.exec(text)?.[1]?.replaceAll(',', '') ?? Number.NaN);
  }

  rows(): Locator {
    return this.page.getByRole('table', { name: 'Measurements' }).locator('tbody tr');
  }

  /** The type of the open tab. */
  tab(word: string): Locator {
    return this.tabs().getByRole('link', { name: word, exact: true });
  }

  /** Words of the tabs that are announced as open: normally one. */
  openTabs(): Promise<string[]> {
    return this.tabs().locator('a[aria-current="page"]').allInnerTexts();
  }

  private tabs(): Locator {
    return this.page.getByRole('navigation', { name: 'Types of tests' });
  }

  /** Filters by one person, by name. */
  async onlyPerson(name: string): Promise<void> {
    await until('list loaded', async () => (await this.count()) > 0);
    const all = await this.count();
    await this.page.getByRole('button', { name: /^People( [\d,]+)?$/ }).click();
    const form = this.page.getByRole('dialog', { name: 'Filter people' });
    await form.getByRole('combobox', { name: 'People' }).fill(name);
    await this.page.getByRole('option', { name }).first().click();
    await form.getByRole('button', { name: 'Apply' }).click();
    await form.waitFor({ state: 'detached' });
    // The list of everybody is shown until that of the person is loaded.
    await until(`only tests of ${name}`, async () => (await this.count()) < all);
  }

  /** Chooses an entry of the menu of a row. */
  async act(row: Locator, word: string): Promise<void> {
    await row.getByRole('button', { name: /^Actions for the test/ }).click();
    await this.page.getByRole('menuitem', { name: word, exact: true }).click();
  }

  /** The drawer of a test. */
  drawer(): Locator {
    return this.page.getByRole('dialog', { name: /^Test/ });
  }
}
