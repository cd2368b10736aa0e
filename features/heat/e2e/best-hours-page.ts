import type { Locator, Page } from 'playwright-core';

/** The planner's data of the shift. */
export interface ShownShift {
  readonly high: number;
  readonly extreme: number;
  /** Sum of the risks. */
  readonly sum: number;
}

/** The best-hours planner of a location, as people use it. */
export class BestHoursPage {
  readonly slider: Locator;
  readonly summary: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.slider = page.getByRole('slider', { name: /^Shift of / });
    this.summary = page.getByRole('region', { name: 'The shift' });
  }

  /** Until the planner is visible with its shift. */
  async ready(): Promise<void> {
    await this.page.getByRole('heading', { name: /^Best hours, / }).waitFor();
    await this.slider.waitFor();
  }

  /** 'Tue 24 Nov, 07:00 to 15:00: 3 hours high, 1 extreme' */
  async shiftText(): Promise<string> {
    return (await this.slider.getAttribute('aria-valuetext')) ?? '';
  }

  /** Hour of the plan at which the shift begins. */
  async start(): Promise<number> {
    return Number(await this.slider.getAttribute('aria-valuenow'));
  }

  async shift(): Promise<ShownShift> {
    const figure = async (name: string) => {
      const term = this.page.getByText(name, { exact: true });
      const value = this.summary.locator('dl > div').filter({ has: term }).locator('dd');
      return Number.parseInt((await value.innerText()).replace(',', ''), 10);
    };
    return {
      high: await figure('High Risk'),
      extreme: await figure('Extreme Risk'),
      sum: await figure('Sum of risks'),
    };
  }

  /** Drags the shift with the pointer by this many hours, without releasing it. */
  async hold(hours: number): Promise<void> {
    const shift = await this.slider.boundingBox();
    const cell = await this.page.getByRole('cell').first().boundingBox();
    if (shift === null || cell === null) throw new Error('The shift is not drawn.');
    const [x, y] = [shift.x + cell.width * 1.5, shift.y + shift.height / 2];
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + hours * cell.width, y, { steps: 4 });
  }

  /** Releases the shift. */
  async letGo(): Promise<void> {
    await this.page.mouse.up();
  }
}
