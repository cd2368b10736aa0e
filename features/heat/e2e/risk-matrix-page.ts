import type { Locator, Page } from 'playwright-core';

/** The risk matrix on the monitoring page, as people use it. */
export class RiskMatrixPage {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  card(): Locator {
    return this.page.getByRole('region', { name: 'Risk matrix' });
  }

  /** Cells of a column, starting with the worst job. */
  cells(column: 'Min' | 'Avg' | 'Max' | 'Curr'): Locator {
    return this.card().getByRole('button', { name: new RegExp(`, ${column}: `) });
  }

  /** The scores of a column, starting with the worst job. */
  async risks(column: 'Min' | 'Avg' | 'Max' | 'Curr'): Promise<number[]> {
    return (await this.cells(column).locator('b').allInnerTexts()).map(Number);
  }

  /** Days that have a name: 'Tomorrow', 'Last 7 days'. */
  async chooseDays(name: string): Promise<void> {
    await this.card()
      .getByRole('button', { name: /^Days: / })
      .click();
    await this.page.getByRole('dialog', { name: 'Days' }).getByRole('button', { name }).click();
  }

  /** The basis of the opened cell, by the words of its title. */
  explained(title: RegExp): Locator {
    return this.page.getByRole('region', { name: title });
  }

  /** The terms of the opened cell: heat score, hazard, wind and risk. */
  async terms(title: RegExp): Promise<number[]> {
    const texts = await this.explained(title).locator('p').first().locator('b').allInnerTexts();
    return texts.map(Number);
  }

  /** Name of the picture that the bars per location are saved as. */
  async savePicture(): Promise<string> {
    const saved = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Menu for Risk per location' }).click();
    await this.page.getByRole('menuitem', { name: 'Download PNG' }).click();
    return (await saved).suggestedFilename();
  }

  /** Opens the crew card of the shown location. */
  async openCrewCard(): Promise<void> {
    await this.card().getByRole('link', { name: 'Crew card' }).click();
    await this.page.getByRole('heading', { name: /^Crew card, / }).waitFor();
  }

  /** Minutes of work of each hour of the crew card. */
  async minutes(): Promise<number[]> {
    const cells = await this.page.locator('tbody tr td:nth-of-type(1) b').allInnerTexts();
    return cells.map((text) => Number.parseInt(text, 10) || 0);
  }
}
