import type { Locator, Page } from 'playwright-core';

/** The card 'Hydration per day' with its options, in the product's words. */
export class CalendarPage {
  readonly page: Page;
  readonly card: Locator;
  readonly grid: Locator;

  constructor(page: Page) {
    this.page = page;
    this.card = page.getByRole('region', { name: 'Hydration per day', exact: true });
    this.grid = page.getByRole('grid', { name: 'Hydration per day' });
  }

  /** The days of a person in whose row the focus is: the accessible name of each. */
  async daysOf(name: string): Promise<{ words: string }[]> {
    const row = this.grid
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name }) });
    return row
      .locator('[data-days]')
      .evaluateAll((cells) =>
        cells.map((cell) => ({ words: cell.getAttribute('aria-label') ?? '' })),
      );
  }

  /** Colours of the visible days by their number of tests; 'No' without any. */
  async colours(): Promise<Record<string, string[]>> {
    const all = await this.grid
      .locator('[data-count]')
      .evaluateAll((shapes) =>
        shapes.map((shape): [string, string] => [
          (shape.getAttribute('data-count') ?? '').replace(/^0$/u, 'No'),
          getComputedStyle(shape).fill,
        ]),
      );
    const counts = [...new Set(all.map(([count]) => count))];
    return Object.fromEntries(
      counts.map((count) => [
        count,
        [...new Set(all.filter(([of]) => of === count).map(([, colour]) => colour))],
      ]),
    );
  }

  /** Accessible name of the focused cell. */
  async activeCell(): Promise<string> {
    const id = await this.grid.getAttribute('aria-activedescendant');
    const cell = this.page.locator(`[id="${id ?? ''}"]`);
    return (await cell.getAttribute('aria-label')) ?? (await cell.innerText());
  }

  /** The tests of the open day. */
  get details(): Locator {
    return this.card.getByRole('tooltip');
  }

  async openOptions(): Promise<OptionsPage> {
    await this.card.getByRole('button', { name: 'Options' }).click();
    const options = new OptionsPage(this.page);
    await options.dialog.waitFor();
    return options;
  }
}

/** The options of the calendar while they are open. */
class OptionsPage {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Calendar View: options' });
  }

  field(range: number, name: 'Min' | 'Max' | 'colour'): Locator {
    return this.dialog.getByLabel(`Range ${String(range)}: ${name}`, { exact: true });
  }

  /** Fills a range; its messages appear when the fields are left. */
  async fill(range: number, min: string, max: string): Promise<void> {
    await this.field(range, 'Min').fill(min);
    await this.field(range, 'Max').fill(max);
  }

  /** Leaves the fields. */
  async leave(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Add range' }).focus();
  }

  async add(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Add range' }).click();
  }

  async remove(range: number): Promise<void> {
    await this.dialog.getByRole('button', { name: `Remove range ${String(range)}` }).click();
  }

  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Save' }).click();
  }

  async reset(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Reset' }).click();
  }

  /** The messages of the ranges, in order. */
  async problems(): Promise<string[]> {
    const all = await this.dialog.getByRole('listitem').getByRole('status').allInnerTexts();
    return all.map((text) => text.trim()).filter((text) => text !== '');
  }

  /** Chooses a colour of the palette by its name. */
  async choose(range: number, colour: string): Promise<void> {
    await this.dialog
      .getByRole('button', { name: `Range ${String(range)}: choose a colour` })
      .click();
    await this.page.getByRole('button', { name: colour, exact: true }).click();
  }
}
