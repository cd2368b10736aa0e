import type { Page } from 'playwright-core';
import { waitReady } from '#packages/testing/browser';
import { percentile } from '../percentile.ts';
import { sizeOf } from '../smoke.ts';

export interface CalendarFigures {
  /** p95 in milliseconds from the change to 31 days to the frame with all of them. */
  paint: number;
  /** p95 in milliseconds between frames during scrolling. */
  gap: number;
  /** Tasks of more than 50 ms meanwhile. */
  longTasks: number;
}

interface Scrolled {
  gaps: number[];
  longTasks: number;
}

const rounds = sizeOf(20, 2);

/** All people by 31 days: shown after a shorter window, then scrolled by 2000 pixels a second. */
export async function calendarTrial(page: Page, origin: string): Promise<CalendarFigures> {
  await page.goto(`${origin}/dashboard?last_x_days=31`);
  await waitReady(page);
  const grid = page.getByRole('grid', { name: 'Hydration per day' });
  const paints: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.evaluate(windowOf(7));
    const milliseconds = await page.evaluate<number>(windowOf(31));
    if ((await grid.getAttribute('aria-colcount')) !== '33')
      throw new Error('31 days are missing.');
    paints.push(milliseconds);
  }
  await grid.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { gaps, longTasks } = await page.evaluate<Scrolled>(scrollCalendar);
  const rows = await grid.getByRole('rowheader').allInnerTexts();
  if (rows.length === 0) throw new Error('No people are shown after scrolling.');
  return { paint: percentile(paints, 95), gap: percentile(gaps, 95), longTasks };
}

/** Navigates to a window of some days; returns the milliseconds to the last frame. */
function windowOf(days: number): string {
  const address = JSON.stringify(`/dashboard?last_x_days=${String(days)}`);
  return `(async () => {
    seen.start = performance.now();
    history.pushState({}, '', ${address});
    return seen.took();
  })()`;
}

const scrollCalendar = `(async () => {
  const [pixelsPerMs, duration] = [2, 5000];
  const grid = document.querySelector('[role="grid"]');
  // What came to be drawn before is no part of it.
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
  await idle();
  let longTasks = 0;
  const observer = new PerformanceObserver((list) => { longTasks += list.getEntries().length; });
  observer.observe({ entryTypes: ['longtask'] });
  const gaps = [];
  await new Promise((resolve) => {
    let start = 0;
    let last = 0;
    const step = (time) => {
      if (start === 0) start = time;
      else gaps.push(time - last);
      last = time;
      grid.scrollTop = (time - start) * pixelsPerMs;
      if (time - start < duration) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
  await idle();
  longTasks += observer.takeRecords().length;
  observer.disconnect();
  return { gaps, longTasks };
})()`;
