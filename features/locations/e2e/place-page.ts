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

  /** Searches for a place by the parts of its address; returns the query sent to the server. */
  async searchAddress(parts: Readonly<Record<string, string>>): Promise<Record<string, string>> {
    const toggle = this.page.getByRole('button', { name: 'Search by address' });
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    const form = this.page.getByRole('form', { name: 'Search by address' });
    for (const [label, text] of Object.entries(parts)) await form.getByLabel(label).fill(text);
    const asked = this.page.waitForRequest('**/v3/external/geocode?*');
    await form.getByRole('button', { name: 'Search' }).click();
    return Object.fromEntries(new URL((await asked).url()).searchParams);
  }

  async type(lat: string, lon: string): Promise<void> {
    await this.page.getByLabel('Latitude').fill(lat);
    await this.page.getByLabel('Longitude').fill(lon);
  }

  /** Both fields have these values. */
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
