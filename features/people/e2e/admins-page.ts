import type { Locator, Page } from 'playwright-core';
import { pickOption } from '#packages/testing/browser';
import { confirmDialog } from '#packages/testing/stories';

/** /settings/admins in the product's words. */
export class AdminsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  row(name: string): Locator {
    return this.page
      .getByRole('table', { name: 'Admins' })
      .locator('tbody tr', { has: this.page.getByRole('rowheader', { name, exact: true }) });
  }

  /** The possible actions for an admin; none for the viewer. */
  actions(name: string): Locator {
    return this.row(name).getByRole('button', { name: `Actions for ${name}` });
  }

  /** Picks a person by name and confirms. */
  async add(name: string): Promise<void> {
    await pickOption(this.page.getByLabel('Add admin').first(), name);
    await this.page.getByRole('button', { name: 'Add admin', exact: true }).click();
    await confirmDialog(this.page, 'Make admin');
    await this.row(name).waitFor();
  }

  /** Chooses an entry of an admin's menu and confirms. */
  async choose(name: string, entry: 'Make owner' | 'Make admin' | 'Remove admin'): Promise<void> {
    await this.actions(name).click();
    await this.page.getByRole('menuitem', { name: entry }).click();
    await confirmDialog(this.page, entry);
  }
}
