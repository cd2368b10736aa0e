import type { Locator, Page } from 'playwright-core';
import { confirmDialog } from '#packages/testing/stories';

/** /people in the product's words. */
export class PeoplePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Names of the visible rows, in order. */
  async names(): Promise<string[]> {
    const names = await this.table().locator('tbody').getByRole('link').allInnerTexts();
    return names.map((name) => name.trim());
  }

  row(name: string): Locator {
    return this.table().locator('tbody tr', {
      has: this.page.getByRole('link', { name, exact: true }),
    });
  }

  /** Chooses an entry of a person's menu; a question is confirmed. */
  async choose(name: string, entry: 'Hide' | 'Unhide' | 'Merge' | 'Delete'): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: `Actions for ${name}` })
      .click();
    await this.page.getByRole('menuitem', { name: entry, exact: true }).click();
    if (entry === 'Delete') await confirmDialog(this.page, 'Delete');
  }

  /** Selects people. */
  async tick(...names: string[]): Promise<void> {
    for (const name of names) await this.row(name).getByLabel(`Select ${name}`).check();
  }

  /** Presses a button of the bar over the list. */
  async press(action: 'Hide' | 'Unhide' | 'Add tags' | 'Remove tags' | 'Merge'): Promise<void> {
    await this.page
      .getByRole('group', { name: 'Selection' })
      .getByRole('button', { name: action, exact: true })
      .click();
  }

  /** The text of a toast, such as 'Hidden.'. */
  toast(text: string): Locator {
    return this.page.locator('.mantine-Notification-root').filter({ hasText: text });
  }

  /** Shows hidden people too, by the filter. */
  async showHidden(): Promise<void> {
    await this.page.getByRole('button', { name: /^Filter/ }).click();
    await this.page.getByLabel('Show hidden users').check();
    await this.page.getByRole('button', { name: 'Apply' }).click();
  }

  private table(): Locator {
    return this.page.getByRole('table', { name: 'People', exact: true });
  }
}
