import type { Page } from 'playwright-core';

interface Sent {
  /** With the origin. */
  address: string;
  /** Default: POST. */
  method?: string;
}

/**
 * Makes a call as the person who is signed in on a page, for what a story needs but does not show.
 *
 * @throws Error if it is refused
 */
export async function sendAs(
  page: Page,
  { address, method = 'POST' }: Sent,
  data: object,
): Promise<void> {
  const record = await page.evaluate(() => localStorage.getItem('watershade-auth'));
  const { token } = JSON.parse(record ?? '{}') as { token: string };
  const answer = await page.request.fetch(address, {
    ...{ method, data, headers: { authorization: `Bearer ${token}` } },
  });
  const { status } = (await answer.json()) as { status: boolean };
  if (!status) throw new Error(`${method} ${address} was refused.`);
}
