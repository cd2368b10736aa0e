import type { Locator, Page } from 'playwright-core';

/** /settings/tags in the product's words. */
export class TagsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  row(name: string): Locator {
    return this.page
      .getByRole('table', { name: 'Tags' })
      .locator('tbody tr', { has: this.page.getByText(name, { exact: true }) });
  }

  /** What stands in a column of a tag's row. */
  async cell(name: string, column: string): Promise<string> {
    const heads = await this.page
      .getByRole('table', { name: 'Tags' })
      .locator('thead th')
      .allInnerTexts();
    return this.row(name).locator('th, td').nth(heads.indexOf(column)).innerText();
  }

  /** Chooses from the menu of a tag. */
  async choose(name: string, item: string | RegExp): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: `Actions for ${name}` })
      .click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }

  /** Writes a name into the open dialog and sends it with Enter. */
  async send(name: string): Promise<void> {
    const field = this.page.getByRole('dialog').getByLabel('Name');
    await field.fill(name);
    await field.press('Enter');
  }

  /** The dialog says this of the name. */
  async waitForProblem(sentence: string): Promise<void> {
    await this.page.getByRole('dialog').getByText(sentence, { exact: true }).waitFor();
  }

  async waitForToast(text: string): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }

  showHidden(): Locator {
    return this.page.getByRole('checkbox', { name: 'Show hidden' });
  }
}
