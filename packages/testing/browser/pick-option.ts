import type { Locator } from 'playwright-core';

/**
 * Types into a searchable dropdown and selects an option. The list is searched shortly after the
 * last letter; an earlier press would hit a row that is about to disappear.
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
