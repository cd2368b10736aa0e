import type { Locator, Page } from 'playwright-core';

/** /people/add/azuread in the product's words. */
export class DirectoryPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  searchField(): Locator {
    return this.page.getByRole('searchbox', { name: 'Search the work directory' });
  }

  /** A found person. */
  row(name: string): Locator {
    return this.page
      .getByRole('table', { name: 'People of the work directory' })
      .locator('tbody tr', { has: this.page.getByRole('checkbox', { name, exact: true }) });
  }

  /** The cells of a found person: name, email, department, already a person. */
  async cells(name: string): Promise<string[]> {
    const cells = await this.row(name).locator('th, td').allInnerTexts();
    return cells.map((text) => text.trim());
  }

  tick(name: string): Promise<void> {
    return this.row(name).getByRole('checkbox').check();
  }

  /** The selected people, in order. */
  chosen(): Promise<string[]> {
    return this.page.getByRole('list', { name: 'Selected people' }).locator('b').allInnerTexts();
  }

  /** The list of added or skipped people. */
  result(kind: 'Added' | 'Skipped'): Locator {
    return this.page.getByRole('list', { name: kind }).getByRole('listitem');
  }
}
