import type { Locator, Page } from 'playwright-core';

/** The risk assessment of a job, in the product's words. */
export class AssessmentPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Chooses a category, which fills in its usual answers. */
  async startFrom(category: string): Promise<void> {
    await this.page.getByRole('button', { name: category, exact: true }).click();
  }

  /** The categories to start from, in their order. */
  async categories(): Promise<string[]> {
    const group = this.page.getByRole('group', { name: 'Risk category' });
    await group.waitFor();
    return group.getByRole('button').allInnerTexts();
  }

  /** The colour of the bars beside the name of a category. */
  colourOf(category: string): Promise<string> {
    const button = this.page.getByRole('button', { name: category, exact: true });
    const bar = button.locator('rect[data-filled="true"]').first();
    return bar.evaluate((rect) => getComputedStyle(rect).fill);
  }

  /** The possible answers of a factor. */
  choices(factor: string): Promise<string[]> {
    return this.factor(factor).locator('label').allInnerTexts();
  }

  async answer(factor: string, choice: string): Promise<void> {
    await this.factor(factor).getByRole('radio', { name: choice, exact: true }).check();
  }

  factor(name: string): Locator {
    return this.page.getByRole('radiogroup', { name });
  }

  /** The score with its category for the current answers. */
  async waitForScore(text: string): Promise<void> {
    await this.page.getByRole('status').getByText(text, { exact: true }).waitFor();
  }

  async update(): Promise<void> {
    await this.page.getByRole('button', { name: 'Update' }).click();
  }

  async waitForToast(text: string): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }
}
