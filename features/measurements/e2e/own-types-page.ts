import type { Locator, Page } from 'playwright-core';
import { confirmDialog } from '#packages/testing/stories';

/** /settings/measurement_custom and /settings/measurement_linked in the product's words. */
export class OwnTypesPage {
  readonly page: Page;
  readonly title: string;

  constructor(page: Page, kind: 'Custom' | 'Linked' = 'Custom') {
    this.page = page;
    this.title = `${kind} measurement types`;
  }

  row(name: string): Locator {
    return this.page
      .getByRole('table', { name: this.title })
      .locator('tbody tr', { has: this.page.getByRole('link', { name, exact: true }) });
  }

  /** The text in a column of a type's row. */
  async cell(name: string, column: string): Promise<string> {
    const heads = await this.page
      .getByRole('table', { name: this.title })
      .locator('thead th')
      .allInnerTexts();
    return this.row(name).locator('th, td').nth(heads.indexOf(column)).innerText();
  }

  /** Opens the dialog of a new type and sends it. */
  async send(name: string, unit: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    if (!(await dialog.isVisible())) {
      await this.page.getByRole('button', { name: 'New', exact: true }).first().click();
    }
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Unit').fill(unit);
    await dialog.getByRole('button', { name: 'Create' }).click();
  }

  /** Creates a type; its page is then open. */
  async make(name: string, unit: string): Promise<void> {
    await this.send(name, unit);
    await this.page.getByRole('heading', { level: 1, name }).waitFor();
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save' }).click();
    await this.page.getByText('Type saved.').first().waitFor();
    // The saved values have been loaded into the form again, so later choices are not overwritten.
    await this.page.locator('button:disabled', { hasText: 'Save' }).waitFor();
  }

  /** Presses Delete, confirms, and returns the question. */
  async remove(button: Locator): Promise<string> {
    await button.click();
    return confirmDialog(this.page, 'Delete');
  }
}
