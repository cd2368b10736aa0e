import type { Locator, Page } from 'playwright-core';

/** /settings/devices in the product's words. */
export class DevicesPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  row(serial: string): Locator {
    return this.page
      .getByRole('table', { name: 'Devices' })
      .locator('tbody tr', { has: this.page.getByText(serial, { exact: true }) });
  }

  /** The text in a column of a device's row. */
  async cell(serial: string, column: string): Promise<string> {
    const heads = await this.page
      .getByRole('table', { name: 'Devices' })
      .locator('thead th')
      .allInnerTexts();
    return this.row(serial).locator('th, td').nth(heads.indexOf(column)).innerText();
  }

  /** Chooses an entry of a device's menu. */
  async choose(serial: string, entry: 'Edit' | 'Tokens' | 'Retire' | 'Reactivate'): Promise<void> {
    await this.row(serial)
      .getByRole('button', { name: `Actions for ${serial}` })
      .click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  /** Adds a device with the fields of the dialog. */
  async add(fields: Readonly<Record<string, string>>): Promise<void> {
    await this.page.getByRole('button', { name: 'Add device' }).first().click();
    await this.fill(fields);
    await this.send('Add device');
  }

  /** Writes into the fields of the open dialog. */
  async fill(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(fields)) {
      await this.dialog().getByLabel(label).fill(text);
    }
  }

  async send(word: 'Add device' | 'Save'): Promise<void> {
    await this.dialog().getByRole('button', { name: word }).click();
  }

  /** Creates a token in the open dialog and returns it. */
  async makeToken(): Promise<string> {
    await this.dialog().getByRole('button', { name: 'Create token' }).click();
    const shown = this.dialog().getByRole('group', { name: 'New token' }).locator('code');
    await shown.waitFor();
    return shown.innerText();
  }

  dialog(): Locator {
    return this.page.getByRole('dialog');
  }
}
