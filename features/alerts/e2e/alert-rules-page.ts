import type { Locator, Page } from 'playwright-core';

type Type = 'Scheduled reminder' | 'Condition' | 'Dehydration status' | 'Group percentage';

/** /settings/alerts/rules and the form of a rule, in the product's words. */
export class AlertRulesPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The row of a rule by its trigger. */
  row(trigger: string): Locator {
    return this.page
      .getByRole('table', { name: 'Alert rules' })
      .locator('tbody tr', { has: this.page.getByRole('link', { name: trigger, exact: true }) });
  }

  /** The text in a column of a rule's row. */
  async cell(trigger: string, column: string): Promise<string> {
    const heads = await this.page
      .getByRole('table', { name: 'Alert rules' })
      .locator('thead th')
      .allInnerTexts();
    return this.row(trigger).locator('th, td').nth(heads.indexOf(column)).innerText();
  }

  /** The switch of a rule. */
  enabled(trigger: string): Locator {
    return this.row(trigger).getByRole('switch');
  }

  /** Chooses an entry of a rule's menu. */
  async choose(trigger: string, entry: 'Edit' | 'Delete'): Promise<void> {
    await this.row(trigger)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  /** Opens the form of a new rule. */
  async begin(type: Type): Promise<void> {
    await this.page.getByRole('link', { name: 'New', exact: true }).first().click();
    await this.page.getByRole('radio', { name: type }).check();
  }

  /** The trigger in words, as the preview shows it. */
  preview(): Locator {
    return this.page.getByRole('complementary', { name: 'Preview' });
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Next', exact: true }).click();
  }

  async step(name: '1. Type' | '2. Trigger' | '3. Scope & Actions'): Promise<void> {
    await this.page.getByRole('button', { name }).click();
  }

  /** Selects all jobs and locations. */
  async everywhere(): Promise<void> {
    await this.page.getByRole('button', { name: 'All jobs' }).click();
    await this.page.getByRole('button', { name: 'All locations' }).click();
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save & Enable' }).click();
  }
}
