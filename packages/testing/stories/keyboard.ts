import type { Locator, Page } from 'playwright-core';

/** Presses the Tab key until a control has the focus, like a user without a mouse. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor({ state: 'attached' });
  for (let tries = 0; tries < 150; tries += 1) {
    if (await hasFocus(control)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${String(control)}`);
}

/** Reaches a control with the Tab key and presses a key on it. */
export async function pressOn(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Whether this control has the focus. */
export function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

/** Whether a control is on the screen and its middle is not covered. */
export function isInSight(control: Locator): Promise<boolean> {
  return control.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}
