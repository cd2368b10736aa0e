import type { Locator, Page } from 'playwright-core';

export interface TypedTest {
  /** As typed. */
  value: string;
  notes?: string;
  /** The answer for the test within ten minutes. */
  keepsNewer?: boolean;
}

export interface TestLine {
  time: string;
  value: string;
  status: string;
}

/** A person's pages in the product's words. */
export class PersonPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a person of the list by name. */
  async openFromList(name: string): Promise<void> {
    await this.page.getByRole('table').getByRole('link', { name }).click();
    await this.heading(name).waitFor();
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  async openHydration(): Promise<void> {
    await this.page.getByRole('link', { name: 'Hydration', exact: true }).click();
    // The history is on the overview too; the list of all tests only here.
    await this.page.getByRole('heading', { name: /^(?:All tests|Tests in view)$/u }).waitFor();
  }

  /** Status and value beside the name: 'Mild 71 mOsm'. */
  async status(): Promise<string> {
    const text = await this.page.locator('header [data-state]').first().innerText();
    return text.replace(/\s+/gu, ' ').trim();
  }

  /** Adds a test, and ends the next steps that follow one of a dehydrated person. */
  async addTest(test: TypedTest): Promise<void> {
    await this.sendTest(test);
    await Promise.race([
      this.done().waitFor(),
      this.page.getByRole('dialog').waitFor({ state: 'hidden' }),
    ]);
    await this.endSteps();
  }

  /** Ends the next steps if they are shown. */
  async endSteps(): Promise<void> {
    if (await this.done().isVisible()) await this.done().click();
  }

  private done(): Locator {
    return this.page.getByRole('dialog').getByRole('button', { name: 'Done', exact: true });
  }

  /** Opens the form, types a test and sends it, without waiting for the result. */
  async sendTest({ value, notes, keepsNewer }: TypedTest): Promise<void> {
    await this.page.getByRole('button', { name: 'Add measurement' }).first().click();
    const form = this.form();
    await form.getByLabel('Value').fill(value);
    await form.getByRole('button', { name: '15+ min ago' }).click();
    if (keepsNewer) await form.getByRole('radio', { name: 'Keep the newer' }).check();
    if (notes !== undefined) await form.getByLabel('Notes').fill(notes);
    await this.save();
    await this.confirmIfAsked();
  }

  /** Confirms an implausible value; returns once the form is saved, or being saved. */
  private async confirmIfAsked(): Promise<void> {
    const form = this.form();
    const anyway = form.getByRole('button', { name: 'Save anyway' });
    const isAsked = await Promise.race([
      anyway.waitFor().then(() => true),
      form
        .locator('button[type="submit"][data-loading]')
        .waitFor()
        .then(() => false),
      form.waitFor({ state: 'hidden' }).then(() => false),
    ]);
    if (isAsked) await anyway.click();
  }

  async save(): Promise<void> {
    await this.form().getByRole('button', { name: 'Add measurement' }).click();
  }

  form(): Locator {
    return this.page.getByRole('dialog').getByRole('form', { name: 'Add measurement' });
  }

  /** Visible rows of the table of tests. */
  async tests(): Promise<TestLine[]> {
    const rows = this.testsTable().locator('tbody tr');
    return Promise.all((await rows.all()).map(testLine));
  }

  /** The row of the test with a value. */
  row(value: string): Locator {
    return this.testsTable().locator('tbody tr', {
      has: this.page.getByRole('cell', { name: value, exact: true }),
    });
  }

  /** The row of an unsent test, and its state. */
  unsentRow(value: string, state: 'waiting' | 'sending' | 'refused'): Locator {
    return this.row(value).filter({ has: this.page.locator(`[data-unsent="${state}"]`) });
  }

  /** Types another value for an unsent test. */
  async changeUnsent(value: string, next: string): Promise<void> {
    await this.choose(this.row(value), 'Edit');
    const form = this.page.getByRole('dialog').getByRole('form', { name: 'Edit measurement' });
    await form.getByLabel('Value').fill(next);
    await form.getByRole('button', { name: 'Edit measurement' }).click();
    const anyway = form.getByRole('button', { name: 'Save anyway' });
    const isAsked = await Promise.race([
      anyway.waitFor().then(() => true),
      form.waitFor({ state: 'hidden' }).then(() => false),
    ]);
    if (isAsked) await anyway.click();
    await form.waitFor({ state: 'hidden' });
  }

  /** Drops an unsent test. */
  async dropUnsent(value: string): Promise<void> {
    await this.choose(this.row(value), 'Discard');
    await this.row(value).waitFor({ state: 'hidden' });
  }

  /** Marks the newest test as invalid by its row's menu. */
  async markNewestInvalid(): Promise<void> {
    await this.choose(this.testsTable().locator('tbody tr').first(), 'Mark invalid');
  }

  private async choose(row: Locator, entry: string): Promise<void> {
    await row.getByRole('button', { name: /Actions/ }).click();
    await this.page.getByRole('menuitem', { name: entry, exact: true }).click();
  }

  private testsTable(): Locator {
    return this.page.getByRole('table', { name: 'Tests', exact: true });
  }
}

async function testLine(row: Locator): Promise<TestLine> {
  const [time = '', value = '', status = ''] = await row.locator('td, th').allInnerTexts();
  const plain = (text: string) => text.replace(/\s+/gu, ' ').trim();
  return { time: plain(time), value: plain(value), status: plain(status) };
}
