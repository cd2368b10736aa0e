import type { CDPSession, Page } from 'playwright-core';

/** Resident memory in megabytes of the renderer processes of a browser. */
export interface RendererMemory {
  /** Of those that hold the page or a worker that it talks to. */
  held: number;
  /** Of the others: the service worker's, and those that the browser keeps ready. */
  others: number;
}

/** What a trace of Chromium tells, as far as it is looked at. */
interface TraceEvent {
  name: string;
  pid: number;
  args?: { data?: { url?: string } };
}

/** The name of a mark that only the page makes. */
const pageMark = 'watershade-page';
/** The service worker answers for files; it holds no data. */
const serviceWorker = '/sw.js';

/**
 * The memory of some processes, by whether they hold the page or a worker of it. Who is where is
 * told by Chromium itself, in a trace that is begun after the memory was looked at.
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
  if (memory.held === 0) throw new Error('Chromium does not tell where the page is.');
  return memory;
}

/** The processes of a trace that hold the page or a worker of it. */
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
