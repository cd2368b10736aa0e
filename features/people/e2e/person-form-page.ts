import type { Locator, Page } from 'playwright-core';
import { pickOption } from '#packages/testing/browser';

/** The form of a person in the product's words. */
export class PersonFormPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  form(): Locator {
    return this.page.getByRole('form', { name: /^(New person|Person)$/ });
  }

  async fill(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(fields)) {
      await this.form().getByLabel(label, { exact: true }).fill(text);
    }
  }

  /** Types tags and selects each from the list. */
  async pickTags(...names: string[]): Promise<void> {
    const field = this.form().getByRole('combobox', { name: 'Tags', exact: true });
    for (const name of names) {
      await pickOption(field, name);
    }
    await field.press('Escape');
  }

  async choosePicture(name: string, mimeType: string, buffer: Buffer): Promise<void> {
    await this.form().getByLabel('Picture file').setInputFiles({ name, mimeType, buffer });
  }

  async addAddress(fields: Readonly<Record<string, string>>): Promise<void> {
    await this.form().getByRole('button', { name: 'Add address' }).click();
    await this.fill(fields);
  }

  async addField(name: string, value: string): Promise<void> {
    await this.form().getByRole('button', { name: 'Add field' }).click();
    const row = this.form()
      .getByRole('group', { name: /^Extra field/ })
      .last();
    await row.getByLabel('Field', { exact: true }).fill(name);
    await row.getByLabel('Value', { exact: true }).fill(value);
  }

  async save(): Promise<void> {
    await this.form()
      .getByRole('button', { name: /^(Add person|Save)$/ })
      .click();
  }

  /** Waits for the message at a field of the form. */
  async waitForProblem(sentence: string): Promise<void> {
    await this.form().getByText(sentence, { exact: true }).waitFor();
  }
}
