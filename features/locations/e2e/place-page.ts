import type { Locator, Page } from 'playwright-core';

/** The place of a location, in the product's words. */
export class PlacePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async search(text: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: 'Search by name' });
    await field.fill(text);
    await field.press('Enter');
  }

  async type(lat: string, lon: string): Promise<void> {
    await this.page.getByLabel('Latitude').fill(lat);
    await this.page.getByLabel('Longitude').fill(lon);
  }

  /** Both fields hold these. */
  async waitForCoordinates(lat: string, lon: string): Promise<void> {
    await this.page.waitForFunction(
      ([one, other]) => {
        const fields = [...document.querySelectorAll('fieldset input')] as HTMLInputElement[];
        return fields[0]?.value === one && fields[1]?.value === other;
      },
      [lat, lon],
    );
  }

  async longitude(): Promise<number> {
    return Number(await this.page.getByLabel('Longitude').inputValue());
  }

  /** The marker on the map of a location. */
  marker(name: string): Locator {
    return this.page.getByRole('region', { name: `Map of ${name}` }).getByRole('button', {
      name: new RegExp(`^${name}`),
    });
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save' }).click();
  }
}
