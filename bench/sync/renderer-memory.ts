import type { CDPSession, Page } from 'playwright-core';

/** Resident memory in megabytes of the renderer processes of a browser. */
export interface RendererMemory {
  /** Of those with the page or one of its workers. */
  held: number;
  /** Of the others: the service worker's, and spare ones of the browser. */
  others: number;
}

/** The used parts of a Chromium trace. */
interface TraceEvent {
  name: string;
  pid: number;
  args?: { data?: { url?: string } };
}

/** The name of a mark that only the page sets. */
const pageMark = 'watershade-page';
/** The service worker serves files and holds no data. */
const serviceWorker = '/sw.js';

/**
 * The memory of some processes, by whether they have the page or one of its workers. A Chromium
 * trace, started after measuring, maps them.
 *
 * @param residents megabytes by process
 */
export async function rendererMemory(
  page: Page,
  residents: ReadonlyMap<number, number>,
): Promise<RendererMemory> {
  const holders = holdersIn(await traceOf(page));
  const memory = { held: 0, others: 0 };
  for (const [pid, megabytes] of residents)
    memory[holders.has(pid) ? 'held' : 'others'] += megabytes;
  if (memory.held === 0) throw new Error('The trace of Chromium does not contain the page.');
  return memory;
}

/** The processes of a trace with the page or one of its workers. */
export function holdersIn(events: readonly TraceEvent[]): ReadonlySet<number> {
  const isWorker = ({ name, args }: TraceEvent) =>
    name === 'TracingSessionIdForWorker' && args?.data?.url?.endsWith(serviceWorker) === false;
  const holds = (event: TraceEvent) => event.name === pageMark || isWorker(event);
  return new Set(events.filter(holds).map(({ pid }) => pid));
}

async function traceOf(page: Page): Promise<TraceEvent[]> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (session === undefined) throw new Error('Only the whole browser can be traced.');
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown[] as TraceEvent[])),
  );
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await page.evaluate(`performance.mark('${pageMark}')`);
  await ended(session);
  await session.detach();
  return events;
}

async function ended(session: CDPSession): Promise<void> {
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
}

const traceConfig = {
  includedCategories: ['blink.user_timing', 'disabled-by-default-devtools.timeline'],
  excludedCategories: ['*'],
};
