import type { Locator, Page } from 'playwright-core';

/** The section about browser notifications on /settings/notifications, in the product's words. */
export class NotificationsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  section(): Locator {
    return this.page.getByRole('region', { name: 'Browser notifications' });
  }

  button(name: 'Turn on' | 'Turn off' | 'Send test notification'): Locator {
    return this.section().getByRole('button', { name, exact: true });
  }

  /** The rows of the person's browsers. */
  browsers(): Locator {
    return this.section().getByRole('list').getByRole('listitem');
  }

  /** Waits for a text of the section. */
  async sees(text: string): Promise<void> {
    await this.section().getByText(text).waitFor();
  }
}
