import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';

/** The panel behind the sync pill. */
export class SyncPanelPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  pill(): Locator {
    return this.page.getByRole('button', { name: /^Sync: / }).filter({ visible: true });
  }

  panel(): Locator {
    return this.page.getByRole('dialog', { name: /^(Sync|Diagnostics|Reset this device)$/ });
  }

  /** Opens it like a user without a mouse. */
  async openByKeyboard(): Promise<void> {
    await this.pill().focus();
    await this.page.keyboard.press('Enter');
    await this.table().waitFor();
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.panel().waitFor({ state: 'hidden' });
  }

  async syncNow(): Promise<void> {
    await this.panel().getByRole('button', { name: 'Sync now' }).click();
  }

  async waitFor(words: string | RegExp): Promise<void> {
    await this.panel().getByText(words).first().waitFor();
  }

  /** Rows of the copy by the words of the panel. */
  async rows(): Promise<Record<string, number>> {
    const cells = await this.table().locator('tbody tr').allInnerTexts();
    return Object.fromEntries(
      cells.map((text) => {
        const [word = '', rows = ''] = text.split('\t');
        return [word, Number(rows.replace(/\D/g, ''))];
      }),
    );
  }

  /** Unsent writes of this device. */
  waiting(): Locator {
    return this.panel().getByRole('region', { name: 'Not sent yet' }).getByRole('listitem');
  }

  /** The dialog over the panel that changes an unsent write. */
  changeForm(): Locator {
    return this.page.getByRole('form', { name: 'Edit measurement' });
  }

  async openDiagnostics(): Promise<void> {
    await this.panel().getByRole('button', { name: 'Diagnostics' }).click();
    await this.panel().getByRole('list', { name: 'Newest first' }).waitFor();
  }

  async showLevel(level: string): Promise<void> {
    await this.panel().getByText(level, { exact: true }).click();
  }

  /** Messages of the entries shown. */
  async entries(): Promise<string[]> {
    return this.panel().getByRole('list', { name: 'Newest first' }).locator('li').allInnerTexts();
  }

  /** The text of the downloaded file. */
  async download(kind: 'JSON' | 'CSV'): Promise<string> {
    const coming = this.page.waitForEvent('download');
    await this.panel().getByRole('button', { name: 'Download' }).click();
    await this.page.getByRole('menuitem', { name: kind }).click();
    return readFile(await (await coming).path(), 'utf8');
  }

  async back(): Promise<void> {
    await this.panel().getByRole('button', { name: 'Back to sync' }).click();
    await this.table().waitFor();
  }

  async openReset(): Promise<void> {
    await this.panel().getByRole('button', { name: 'Reset this device' }).click();
    await this.panel().getByText('Nothing is removed from the server').waitFor();
  }

  resetButton(): Locator {
    return this.panel().getByRole('button', { name: 'Reset this device' });
  }

  private table(): Locator {
    return this.panel().getByRole('table', { name: 'Stored on this device' });
  }
}
