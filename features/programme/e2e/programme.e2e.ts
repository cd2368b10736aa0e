import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations, pdfPages } from '#packages/testing/browser';
import { openOwnersDemo } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';

let demo: OwnersDemo;
beforeAll(async () => {
  demo = await openOwnersDemo();
});
afterAll(() => demo.close());

const address = '/settings/osha-assessment';
const water = 'The water is cool, and close to the place of work.';

test('[SET-13] the owner answers, sees the gap, finishes and prints the comparison', async () => {
  const { page, pageErrors } = demo.browser;
  await demo.open(address);
  await page.getByText('This is guidance, not legal advice.').waitFor();
  const item = page.getByRole('radiogroup', { name: water });
  expect(await item.getByLabel('Yes').isChecked()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);

  await item.getByText('No', { exact: true }).click();
  await page.getByText('All changes saved').waitFor();
  await page.getByRole('button', { name: `Note, owner, due date: ${water}` }).click();
  await page.getByLabel('Note', { exact: true }).fill('Coolers ordered');
  await page.getByText('All changes saved').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await demo.open(address);
  await page
    .getByRole('button', { name: /Coolers ordered|Note, owner/ })
    .first()
    .waitFor();
  expect(await item.getByLabel('No', { exact: true }).isChecked()).toBe(true);
  await page.getByRole('link', { name: /^Gaps \(10\)/ }).click();
  const gaps = page.getByRole('table', { name: 'Gaps' });
  const first = gaps.getByRole('row').filter({ hasText: 'The water is cool' });
  await expect.poll(() => first.innerText()).toMatch(/The water is cool.*High\s+No/su);
  await expect.poll(() => first.innerText()).toContain('Coolers ordered');
  expect(await axeViolations(page)).toEqual([]);

  // A gap leads to its question, and the severity has a sign.
  await first.getByRole('link', { name: water }).click();
  await expect
    .poll(() => item.getByLabel('Yes').evaluate((radio) => radio === document.activeElement))
    .toBe(true);
  await finish();
  await page.getByRole('link', { name: 'History' }).click();
  const history = page.getByRole('table', { name: 'History' });
  await expect.poll(() => history.getByRole('row').count()).toBe(4);
  await history.getByRole('row').nth(1).getByRole('link').click();
  await page.getByText(/^Compared with the self-check of /).waitFor();
  await page.getByText('Yes → No').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => page.title()).toMatch(/^OSHA self-check, /);
  const words = (await pdfPages(await page.pdf({ preferCSSPageSize: true }))).join(' ');
  for (const text of ['Ironbark Resources', 'not legal advice', 'Coolers ordered', 'Helen']) {
    expect(words).toContain(text);
  }
  expect(pageErrors).toEqual([]);
});

test('an answer that cannot be sent is kept, and saved once the server is back', async () => {
  const { page, pageErrors } = demo.browser;
  await demo.open(address);
  await page.route('**/v3/assessment/osha', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  const item = page.getByRole('radiogroup', { name: water });
  await item.getByText('Partly', { exact: true }).click();
  await page.getByText('Not saved. Your changes are kept on this page.').waitFor();
  await page.unroute('**/v3/assessment/osha');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('All changes saved').waitFor();

  // Somebody else changes an answer before it is finished.
  const token = (await page.evaluate(() => localStorage.getItem('watershade-auth'))) ?? '';
  const { token: bearer } = JSON.parse(token) as { token: string };
  await page.request.patch(`${demo.product.origin}/v3/assessment/osha`, {
    headers: { authorization: `Bearer ${bearer}` },
    data: { items: [{ item_id: 'plan_written', answer: 'partly' }] },
  });
  await press();
  const dialog = page.getByRole('dialog', { name: 'Finish with somebody else’s changes?' });
  await dialog.getByRole('button', { name: 'Reload' }).click();
  const plan = page.getByRole('radiogroup', { name: /^A written heat injury/ });
  await expect.poll(() => plan.getByLabel('Partly').isChecked()).toBe(true);
  await finish();
  expect(pageErrors).toEqual([]);
});

/** Finishes the self-check after its question. */
async function press(): Promise<void> {
  const { page } = demo.browser;
  await page.getByRole('button', { name: 'Finish' }).click();
  const question = page.getByRole('dialog', { name: 'Finish this self-check?' });
  await question.getByRole('button', { name: 'Finish' }).click();
}

async function finish(): Promise<void> {
  await press();
  await demo.browser.page.getByText('Self-check added to the history.').first().waitFor();
}
