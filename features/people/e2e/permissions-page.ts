import type { Locator, Page } from 'playwright-core';
import { confirmDialog } from '#packages/testing/stories';

/** /permissions in the product's words. */
export class PermissionsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  row(name: string): Locator {
    return this.page
      .getByRole('table', { name: 'Permissions' })
      .locator('tbody tr', { has: this.page.getByRole('link', { name, exact: true }) });
  }

  /** The text in a column of a person's row. */
  async cell(name: string, column: string): Promise<string> {
    const heads = await this.page
      .getByRole('table', { name: 'Permissions' })
      .locator('thead th')
      .allInnerTexts();
    return this.row(name).locator('th, td').nth(heads.indexOf(column)).innerText();
  }

  edit(name: string): Locator {
    return this.row(name).getByRole('button', { name: `Edit access of ${name}` });
  }

  /** Opens the panel, gives View over one more tag, and saves. */
  async giveView(name: string, tag: string): Promise<void> {
    await this.edit(name).click();
    const panel = this.page.getByRole('dialog', { name: `Access of ${name}` });
    await panel.getByLabel('Add access to').first().click();
    await this.page.getByRole('option', { name: tag, exact: true }).click();
    const scope = panel.getByRole('group', { name: tag });
    await scope.getByLabel('Account access').fill('1');
    await scope.getByText(`Can view people in ${tag}`).waitFor();
    await panel.getByRole('button', { name: 'Save' }).click();
    await panel.waitFor({ state: 'hidden' });
  }

  /** Removes all permissions of a person and confirms. */
  async removeAll(name: string): Promise<void> {
    await this.row(name).getByLabel(`Select ${name}`).check();
    await this.page.getByRole('button', { name: 'Remove permissions (1)' }).click();
    await confirmDialog(this.page, 'Remove');
  }
}
