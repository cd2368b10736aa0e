import type { Locator, Page } from 'playwright-core';

/** The heat map, in the product's words. */
export class HeatMapPage {
  readonly page: Page;
  readonly map: Locator;
  readonly list: Locator;

  constructor(page: Page) {
    this.page = page;
    this.map = page.getByRole('region', { name: 'Heat map' });
    this.list = page.getByRole('list', { name: 'Locations by heat index' });
  }

  /** The row of a location in the list, which opens it on the map. */
  row(name: string): Locator {
    return this.list.getByRole('button', { name });
  }

  /** Names of the locations in the list. */
  async names(): Promise<string[]> {
    return this.list.locator('button > b').allTextContents();
  }

  /** Chooses a day of the open month, by its distance from today. */
  async chooseDay(after: number): Promise<string> {
    await this.page.getByRole('button', { name: /^Day: / }).click();
    const panel = this.page.getByRole('dialog', { name: 'Day' });
    const today = (await panel.locator('[data-today]').getAttribute('data-day')) ?? '';
    const wanted = new Date(Date.parse(today) + after * 86_400_000).toISOString().slice(0, 10);
    if (wanted.slice(0, 7) !== today.slice(0, 7)) {
      const name = after > 0 ? 'Next month' : 'Previous month';
      await panel.getByRole('button', { name }).click();
    }
    await panel.locator(`[data-day="${wanted}"]`).click();
    return wanted;
  }

  /** All drawn circles are within the map. */
  async isFitted(): Promise<boolean> {
    return this.map.evaluate((map) => {
      const view = map.getBoundingClientRect();
      const circles = [...map.querySelectorAll('path.leaflet-interactive')];
      return (
        circles.length > 0 &&
        circles.every((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          const isWide = left >= view.left - 6 && right <= view.right + 6;
          return isWide && top >= view.top - 6 && bottom <= view.bottom + 6;
        })
      );
    });
  }
}
