// The list of 5000 people: filter, sort and page, from the click to the frame that shows the
// result.
import type { Locator, Page } from 'playwright-core';
import { launchBrowser, waitReady } from '#packages/testing/browser';
import { signIn } from '#packages/testing/stories';
import { startDataset } from '../tooling/shots/datasets.ts';
import { machine } from './machine.ts';
import { scrollThrough, watchTable } from './people/page-scripts.ts';
import { percentile } from './percentile.ts';
import { isMet, targetTable } from './targets.ts';
import { writeSection } from './write-section.ts';
import { failUnless, sizeOf } from './smoke.ts';

/** Counted interactions, after a warm-up for the compiler. */
const [warmUp, counted] = sizeOf([10, 100], [0, 12]);

/** The number of people after the name of a tag. */
const countAtEnd = /\s[\d,]+$/u;

/** One interaction: what is clicked, and what must be shown afterwards. */
interface Interaction {
  name: string;
  act: () => Promise<void>;
  isShown: () => Promise<boolean>;
}

const set = await startDataset('crowd');
const browser = await launchBrowser({ serviceWorkers: 'allow' });
try {
  const { page } = browser;
  await page.addInitScript({ content: watchTable });
  await signIn(page, set.origin, set.emails.manager);
  await page.goto(`${set.origin}/people`);
  await waitReady(page);
  const people = countIn(await page.locator('main header b').first().innerText());
  const took: number[] = [];
  const byName = new Map<string, number[]>();
  for (let turn = -warmUp; turn < counted; turn += 1) {
    const { name, act, isShown } = interactionAt(page, turn + warmUp);
    const before = await page.locator('main').innerText();
    await act();
    const milliseconds = await page.evaluate<number>('seen.took()');
    if ((await page.locator('main').innerText()) === before)
      throw new Error(`${name} showed nothing.`);
    if (!(await isShown())) throw new Error(`${name} does not show the expected rows.`);
    if (turn < 0) continue;
    took.push(milliseconds);
    byName.set(name, [...(byName.get(name) ?? []), milliseconds]);
  }
  const blank = await page.evaluate<number>('seen.blank');
  await page.goto(`${set.origin}/people?size=200`);
  await waitReady(page);
  const bare = await page.evaluate<number>(scrollThrough);

  const targets = [
    { what: 'filter, sort and page, p95', figure: percentile(took, 95), limit: 50, unit: 'ms' },
    { what: 'frames with an empty table', figure: blank, limit: 0, unit: '' },
    { what: 'frames without a row while scrolling', figure: bare, limit: 0, unit: '' },
  ];
  const title = `**${String(people)} people, ${String(took.length)} interactions**`;
  const text = [machine(), title, kindTable(byName), targetTable(targets)].join('\n\n');
  console.log(text);
  if (process.argv.includes('--write')) writeSection('people', text);
  failUnless(targets.every(isMet));
} finally {
  await browser.close();
  await set.stop();
}

function kindTable(byName: ReadonlyMap<string, readonly number[]>): string {
  const rows = [...byName].map(([name, figures]) => {
    const [p50, p95] = [50, 95].map((part) => percentile(figures, part).toFixed(1));
    return `| ${name} | ${String(figures.length)} | ${String(p50)} | ${String(p95)} |`;
  });
  return ['| | times | p50 ms | p95 ms |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** Sorts by each column in both directions, pages, and filters by a tag and back, repeatedly. */
function interactionAt(page: Page, turn: number): Interaction {
  const table = page.getByRole('table', { name: 'People', exact: true });
  const round = turn % 10;
  const head = ['Name', 'Email', 'mOsm', 'Last measured'][Math.floor(turn / 10) % 4] ?? 'Name';
  if (round === 0 || round === 5) {
    const button = table.getByRole('columnheader').getByRole('button', { name: head });
    let was: string | null = null;
    return {
      name: 'sort',
      act: async () => {
        was = await sortOf(table, head);
        await button.click();
      },
      isShown: async () => {
        const now = await sortOf(table, head);
        return now !== null && now !== was;
      },
    };
  }
  if (round === 3 || round === 8) return filtering(page, table, round === 3);
  const next = page.getByRole('button', { name: 'Next page' });
  const place = page.getByRole('status').filter({ hasText: /^[\d,]+ – [\d,]+ of [\d,]+$/ });
  let first = 0;
  const firstRow = async () => Number.parseInt((await place.innerText()).replaceAll(',', ''), 10);
  return {
    name: 'page',
    act: async () => {
      first = await firstRow();
      await next.click();
    },
    isShown: async () => (await firstRow()) === first + 30,
  };
}

async function sortOf(table: Locator, head: string): Promise<string | null> {
  return table.getByRole('columnheader', { name: head }).getAttribute('aria-sort');
}

/** Opens the filter, chooses the largest tag, or resets; only the last click counts. */
function filtering(page: Page, table: Locator, isOn: boolean): Interaction {
  let tag = '';
  return {
    name: 'filter',
    act: async () => {
      await page.getByRole('button', { name: /^Filter/ }).click();
      const dialog = page.getByRole('dialog', { name: /^Filter/ });
      const group = dialog.getByRole('group', { name: 'Tags' });
      const tags = group.locator('label');
      const texts = await tags.allInnerTexts();
      const counts = texts.map((text) => countIn(countAtEnd.exec(text)?.[0] ?? '0'));
      const most = counts.indexOf(Math.max(...counts));
      tag = (texts[most] ?? '').replace(countAtEnd, '').trim();
      if (isOn) await tags.nth(most).click();
      await group.getByRole('checkbox', { checked: true }).waitFor();
      await dialog.getByRole('button', { name: isOn ? 'Apply' : 'Reset' }).click();
    },
    isShown: async () => {
      const sentence = await page.locator('main header').innerText();
      const rows = await table.locator('tbody tr').count();
      return rows > 0 && sentence.includes(`with ${tag}`) === isOn;
    },
  };
}

/** A count as shown on the screen: '5,043'. */
function countIn(text: string): number {
  return Number(text.replaceAll(',', ''));
}
