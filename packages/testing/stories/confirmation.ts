import type { Locator, Page } from 'playwright-core';

/** The dialog that asks for a confirmation. */
export function confirmation(page: Page): Locator {
  return page.getByRole('dialog').filter({ has: page.getByTestId('confirmation') });
}

/** Waits for the dialog and presses its button, such as 'Delete'. Returns the question. */
export async function confirmDialog(page: Page, action: string): Promise<string> {
  const dialog = confirmation(page);
  const question = await dialog.getByRole('heading').innerText();
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  return question;
}
