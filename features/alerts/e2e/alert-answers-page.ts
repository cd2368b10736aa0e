import type { Locator, Page } from 'playwright-core';
import { pickOption } from '#packages/testing/browser';

/** /monitoring/alerts and the bell, in the product's words. */
export class AlertAnswersPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Alerts the supervisors of a tag in the product, and by email if wanted. */
  async alert(tag: string, message: string, { email = false } = {}): Promise<void> {
    await this.page.getByRole('button', { name: 'Alert supervisors' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Alert supervisors' });
    await pickOption(dialog.getByRole('combobox', { name: 'Tags, jobs and locations' }), tag);
    await dialog.getByLabel('Message (optional)').fill(message);
    if (email) await dialog.getByLabel('Email').check();
    // They are above the button, which a click misses while they appear.
    await dialog.getByRole('list', { name: 'Recipients' }).waitFor();
    await dialog.getByRole('button', { name: 'Alert supervisors' }).click();
    await this.page.getByText('Successfully alerted supervisors').first().waitFor();
    await dialog.waitFor({ state: 'hidden' });
  }

  /** Opens one of the tabs. */
  async tab(name: 'Alerts' | 'User alerts'): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Kinds of alerts' })
      .getByRole('link', { name, exact: true })
      .click();
    await this.table(name).waitFor();
  }

  table(name: 'Alerts' | 'User alerts'): Locator {
    return this.page.getByRole('table', { name, exact: true });
  }

  /** The row of an alert by its message. */
  row(table: 'Alerts' | 'User alerts', message: string): Locator {
    return this.table(table).locator('tbody tr', { hasText: message }).first();
  }

  /** Chooses an entry of a row's menu. */
  async choose(row: Locator, entry: 'Remind' | 'Dismiss' | 'Restore'): Promise<void> {
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  bell(): Locator {
    return this.page.getByRole('button', { name: /^Notifications/ }).filter({ visible: true });
  }

  /** The own alerts in the bell's panel. */
  ownAlerts(): Locator {
    return this.page.getByRole('region', { name: 'Alerts to you' });
  }
}
