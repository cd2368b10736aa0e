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
