import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOwnersDemo } from '#packages/testing/stories';
import type { OwnersDemo } from '#packages/testing/stories';
import { roundsOf } from '../tooling/prove/rounds.ts';

let demo: OwnersDemo;
let places: Record<string, string>;
beforeAll(async () => {
  demo = await openOwnersDemo();
  const { page } = demo.browser;
  const idOn = async (path: string, link: string) => {
    await demo.open(path);
    const href = await page.locator(`tbody a[href^="${link}"]`).first().getAttribute('href');
    return href?.slice(link.length) ?? '';
  };
  places = {
    person: await idOn('/people?search=Fern', '/people/'),
    tag: await idOn('/settings/tags', '/settings/tags/'),
    job: await idOn('/settings/jobs', '/settings/jobs/'),
    location: await idOn('/settings/locations', '/settings/locations/'),
  };
  // Shown for three seconds after the first load, at the bottom of the screen.
  await page.getByText('Done Syncing Initial Data').waitFor({ state: 'detached' });
});
afterAll(() => demo.close());

const widths = { 1440: 900, 390: 700 };
const paths = [
  '/people',
  '/people/new',
  '/people/import',
  '/people/{person}',
  '/people/{person}?edit=true',
  '/people/{person}/hydration',
  '/people/{person}/hydration-baseline',
  '/people/{person}/sweat',
  '/monitoring/readings',
  '/monitoring/season',
  '/monitoring/supplies',
  '/settings/privacy',
  '/settings/tags',
  '/settings/tags/{tag}',
  '/settings/tags/{tag}/members',
  '/settings/jobs',
  '/settings/jobs/{job}',
  '/settings/jobs/{job}/supervisors',
  '/settings/locations/{location}',
];

/** An element that had the focus. */
interface Stop {
  /** The focused element, in words; null for nothing. */
  what: string | null;
  wasThere: boolean;
  inSight: boolean;
}

describe.each(Object.entries(widths))('%s wide', (width, height) => {
  // A quarter of them, other ones each day; all of them with `npm run prove:browser`.
  test.each(roundsOf(paths, 5))(
    'the Tab key walks through %s, and the focused element is always visible',
    async (path) => {
      const { page } = demo.browser;
      await page.setViewportSize({ width: Number(width), height });
      await demo.open(path.replace(/\{(\w+)\}/, (_, place: string) => places[place] ?? ''));
      const stops = await walk(page, 'Tab');
      expect(stops.length).toBeGreaterThan(8);
      expect(stops.filter(({ inSight }) => !inSight).map(({ what }) => what)).toEqual([]);
      const back = await walk(page, 'Shift+Tab');
      expect(back.filter(({ inSight }) => !inSight).map(({ what }) => what)).toEqual([]);
      expect(demo.browser.pageErrors).toEqual([]);
    },
  );
});

/** Presses a key until the focus leaves the page or returns to its start. */
async function walk(page: Page, key: string): Promise<Stop[]> {
  await page.evaluate(() => {
    Reflect.set(window, 'walked', new WeakSet());
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const stops: Stop[] = [];
  for (let presses = 0; presses < 300; presses += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(standingOf);
    if (stop.what === null || stop.wasThere) return stops;
    stops.push(stop);
  }
  throw new Error('The focus never returns to its start');
}

/** Runs in the page: the focused element, and whether some of it is visible. */
function standingOf(): Stop {
  const own = document.activeElement;
  const walked: WeakSet<Element> = Reflect.get(window, 'walked');
  if (own === null || own === document.body) return { what: null, wasThere: false, inSight: true };
  const wasThere = walked.has(own);
  walked.add(own);
  // The drawing of a box or switch is beside it, in the label.
  const shown = own.matches('input[type=radio], input[type=checkbox], input[type=file]')
    ? (own.closest('label') ?? own.parentElement ?? own)
    : own;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const hits = parts.flatMap((x) =>
    parts.map((y) => document.elementFromPoint(left + width * x, top + height * y)),
  );
  const seen = hits.filter((hit) => hit !== null && (shown.contains(hit) || hit.contains(shown)));
  const name = own.getAttribute('aria-label') ?? own.textContent.trim().slice(0, 40);
  const share = `${String(seen.length)} of ${String(hits.length)}`;
  return {
    what: `${own.tagName} ${name} (${share}, ${String(Math.round(top))})`,
    wasThere,
    // Links of a row are scrolled into view completely; other controls may be partly covered.
    inSight: seen.length >= (own.closest('nav') === null ? 1 : hits.length),
  };
}
