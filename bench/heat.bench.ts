// The heat formulas in a real browser: all cells of a large risk matrix, WBGT, and the explanation
// of a cell with its safe changes.
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '#packages/testing/browser';
import type { HeatFigures } from './heat/page/heat-page.ts';
import { machine } from './machine.ts';
import { isMet, targetTable } from './targets.ts';
import { writeSection } from './write-section.ts';
import { failUnless } from './smoke.ts';

const browser = await launchBrowser({ serviceWorkers: 'allow' });
try {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('heat/page/heat-page.ts', import.meta.url))],
    ...{ bundle: true, write: false, minify: true, format: 'iife', target: 'es2023' },
  });
  await browser.page.evaluate(outputFiles[0]?.text ?? '');
  const { matrix, cells, wbgt, explain, advice, cooled } =
    await browser.page.evaluate<HeatFigures>('measureHeat()');
  if (cells !== 200 * 50 * 14 * 24) throw new Error(`There were ${String(cells)} cells.`);
  const targets = [
    { what: 'Risk, level and sums of 3 360 000 cells', figure: matrix, limit: 200, unit: 'ms' },
    { what: 'WBGT a second, on one core', figure: wbgt, limit: 200_000, least: true, unit: '' },
    { what: 'A cell explained, maximum of 1000', figure: explain, limit: 50, unit: 'ms' },
    { what: 'An hour of advice, mean of 1008', figure: advice, limit: 2, unit: 'ms' },
    { what: 'The same with a cool rest area', figure: cooled, limit: 2, unit: 'ms' },
  ];
  const text = [machine(), targetTable(targets)].join('\n\n');
  console.log(text);
  if (process.argv.includes('--write')) writeSection('heat', text);
  failUnless(targets.every(isMet));
} finally {
  await browser.close();
}
