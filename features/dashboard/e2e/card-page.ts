import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';

/** A card of the dashboard by its title, and the actions of its menu. */
export class CardPage {
  readonly page: Page;
  readonly title: string;
  readonly card: Locator;

  constructor(page: Page, title: string) {
    this.page = page;
    this.title = title;
    this.card = page.getByRole('region', { name: title, exact: true });
  }

  /** Presses entries of the menu and closes it; returns the new state of each. */
  async choose(...labels: string[]): Promise<string[]> {
    const menu = await this.openMenu();
    for (const name of labels) await menu.getByRole('menuitemcheckbox', { name }).click();
    const checked = await menu
      .getByRole('menuitemcheckbox', { checked: true })
      .evaluateAll((items) => items.map((item) => item.textContent?.trim() ?? ''));
    await this.page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    return checked;
  }

  /** Lines of the card's table, its head first; the card stays a table. */
  async table(): Promise<string[][]> {
    const table = this.card.getByRole('table', { name: this.title, exact: true });
    if (!(await table.isVisible())) await this.press('Show as table');
    await table.waitFor();
    return table
      .locator('tr')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
      );
  }

  /** Downloads a file of the menu: its name and bytes. */
  async download(entry: 'Download PNG' | 'Download CSV'): Promise<{ name: string; bytes: Buffer }> {
    const coming = this.page.waitForEvent('download');
    await this.press(entry);
    const file = await coming;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  }

  async press(entry: string): Promise<void> {
    const menu = await this.openMenu();
    await menu.getByRole('menuitem', { name: entry, exact: true }).click();
    await menu.waitFor({ state: 'detached' });
  }

  private async openMenu(): Promise<Locator> {
    await this.card.getByRole('button', { name: `Menu for ${this.title}` }).click();
    const menu = this.page.getByRole('menu');
    await menu.waitFor();
    return menu;
  }
}
