import type { Locator, Page } from 'playwright-core';
import { pickOption } from '#packages/testing/browser';

/** /settings/tags and the page of a tag in the product's words. */
export class TagsPage {
  readonly page: Page;
  /** Which of the lists. */
  readonly label: string;

  constructor(page: Page, label: 'Tags' | 'Jobs' | 'Locations' = 'Tags') {
    this.page = page;
    this.label = label;
  }

  row(name: string): Locator {
    return this.page
      .getByRole('table', { name: this.label })
      .locator('tbody tr', { has: this.page.getByText(name, { exact: true }) });
  }

  /** The text in a column of a tag's row. */
  async cell(name: string, column: string): Promise<string> {
    const heads = await this.page
      .getByRole('table', { name: this.label })
      .locator('thead th')
      .allInnerTexts();
    return this.row(name).locator('th, td').nth(heads.indexOf(column)).innerText();
  }

  /** Presses one of the buttons of a tag's row. */
  async choose(name: string, word: string | RegExp): Promise<void> {
    await this.row(name).getByRole('button', { name: word }).click();
  }

  /** Opens the page of a tag. */
  async openPage(name: string): Promise<void> {
    await this.row(name).getByRole('link', { name }).click();
    await this.page.getByRole('navigation', { name: `Pages of ${name}` }).waitFor();
  }

  /** Renames the tag of the open page, in place. */
  async rename(from: string, to: string): Promise<void> {
    await this.page.getByRole('button', { name: `Rename ${from}` }).click();
    const field = this.page.getByRole('textbox', { name: 'Name', exact: true });
    await field.fill(to);
    await field.press('Enter');
    await this.page.getByRole('heading', { level: 1, name: to }).waitFor();
  }

  /** Types a name into the open dialog and sends it with Enter. */
  async send(name: string): Promise<void> {
    const field = this.page.getByRole('dialog').getByLabel('Name');
    await field.fill(name);
    await field.press('Enter');
  }

  /** The dialog shows this message for the name. */
  async waitForProblem(sentence: string): Promise<void> {
    await this.page.getByRole('dialog').getByText(sentence, { exact: true }).waitFor();
  }

  async waitForToast(text: string): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }

  /** Goes to another tab of the page. */
  async goTo(tab: string): Promise<void> {
    await this.page
      .getByRole('navigation', { name: /^Pages of/ })
      .getByRole('link', { name: tab, exact: true })
      .click();
  }

  /** A person's row among the members or supervisors. */
  person(name: string): Locator {
    return this.page.locator('tbody tr', { has: this.page.getByRole('link', { name }) });
  }

  /** Picks people in the dialog behind a button and adds them. */
  async add(button: string, ...names: string[]): Promise<void> {
    await this.page.getByRole('button', { name: button }).first().click();
    const dialog = this.page.getByRole('dialog', { name: button });
    const field = dialog.getByRole('combobox', { name: 'People' });
    for (const name of names) {
      await pickOption(field, name);
    }
    // The list covers the buttons until the field is left.
    await field.press('Tab');
    await dialog.getByRole('button', { name: button }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  showHidden(): Locator {
    return this.page.getByRole('checkbox', { name: 'Show hidden' });
  }
}
