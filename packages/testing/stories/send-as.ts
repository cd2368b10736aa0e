import type { Page } from 'playwright-core';

interface Sent {
  /** With the origin. */
  address: string;
  /** Default: POST. */
  method?: string;
}

/**
 * Makes a call as the person who is signed in on a page, for what a story needs but does not show;
 * returns the data of the answer.
 *
 * @throws Error if it is refused
 */
export async function sendAs<Data = unknown>(
  page: Page,
  { address, method = 'POST' }: Sent,
  body?: object,
): Promise<Data> {
  const record = await page.evaluate(() => localStorage.getItem('watershade-auth'));
  const { token } = JSON.parse(record ?? '{}') as { token: string };
  const answer = await page.request.fetch(address, {
    ...{ method, headers: { authorization: `Bearer ${token}` } },
    ...(body === undefined ? {} : { data: body }),
  });
  const { status, data } = (await answer.json()) as { status: boolean; data: Data };
  if (!status) throw new Error(`${method} ${address} was refused.`);
  return data;
}
