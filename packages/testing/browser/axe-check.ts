import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** Gives what axe finds wrong on the page as it stands, one line for each rule and element. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Evaluated from outside, so the page's content security policy is not in the way.
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(axe.source);
  const results = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  if (results.passes.length === 0) throw new Error('axe read nothing on this page.');
  return results.violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      [`${id} (${impact}): ${help}`, target.join(' '), failureSummary].join('\n  '),
    ),
  );
}

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Of a rule that is kept one example will do; naming every element takes longer than looking at it.
  resultTypes: ['violations'],
};
