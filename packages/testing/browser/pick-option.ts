import type { Locator } from 'playwright-core';

/**
 * Types into a searchable dropdown and takes an option. The list is searched a moment after the last
 * letter; a press before that would meet a row that is just going away.
 */
export async function pickOption(
  field: Locator,
  name: string,
  { typed = name }: { typed?: string } = {},
): Promise<void> {
  const page = field.page();
  await field.fill(typed);
  await page.locator('[role="listbox"][aria-busy="false"]').waitFor();
  await page.getByRole('option', { name }).first().click();
}
