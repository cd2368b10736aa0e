import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** Returns the problems that axe finds on the current page, one line for each rule and element. */
export function axeViolations(page: Page): Promise<string[]> {
  return violationsOf(page, tags);
}

/** The same for rules about colours only: enough for a second theme of a checked page. */
export function axeColourViolations(page: Page): Promise<string[]> {
  return violationsOf(page, colourRules);
}

/**
 * The problems of the current page on a phone and on a wide screen, which is its size afterwards:
 * those of axe, colours in the dark theme too, and a page that scrolls sideways.
 */
export async function problemsAtBothWidths(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const size of [narrow, wide]) {
    await page.setViewportSize(size);
    problems.push(...(await axeViolations(page)));
    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    if (isTooWide) problems.push(`The page is wider than ${String(size.width)} px.`);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  problems.push(...(await axeColourViolations(page)));
  await page.emulateMedia({ colorScheme: null });
  return problems;
}

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

async function violationsOf(page: Page, runOnly: readonly string[]): Promise<string[]> {
  // Evaluated from outside, so the page's content security policy is not in the way.
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(axe.source);
  // Of a passed rule one example is enough; listing every element takes longer than the check.
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'] });
  const results = await page.evaluate<AxeResults>(`axe.run(document, ${options})`);
  if (results.passes.length === 0) throw new Error('axe read nothing on this page.');
  return results.violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      [`${id} (${impact}): ${help}`, target.join(' '), failureSummary].join('\n  '),
    ),
  );
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colourRules = ['color-contrast', 'link-in-text-block'];
