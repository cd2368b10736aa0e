import { loadavg } from 'node:os';
import { machine } from '../machine.ts';
import { median } from '../measure.ts';
import type { Figure } from '../measure.ts';
import { percentile } from '../percentile.ts';
import { isMet, targetTable } from '../targets.ts';
import type { Target } from '../targets.ts';
import { writeSection } from '../write-section.ts';
import type { CallFigures, ReturnFigures, Span } from './load-order.ts';
import type { LoadFigures } from './load-trial.ts';
import { failUnless } from '../smoke.ts';

/** All results of a run. */
export interface ServerFigures {
  viewers: number;
  organisations: number;
  pages: readonly Figure[];
  /** Milliseconds of polls without news. */
  empty: readonly number[];
  load: LoadFigures;
  /** The viewers of each of two processes; null if that part was left out. */
  open: readonly LoadFigures[] | null;
}

/** Prints a run as tables; optionally writes them to docs/benchmarks.md. */
export function reportServer(figures: ServerFigures, write: boolean): void {
  const targets = targetsOf(figures);
  const { load, open } = figures;
  const text = [
    machine(),
    pageTable(figures.pages),
    loadTable(figures),
    ...load.returns.map((back, index) => returnText(back, load.megabytesBack[index] ?? 0)),
    ...(open === null ? [] : [openText(open)]),
    targetTable(targets),
  ].join('\n\n');
  console.log(text);
  console.log(
    `\nLoad average: ${loadavg()
      .map((each) => each.toFixed(1))
      .join(' ')}`,
  );
  if (write) writeSection('server', text);
  failUnless(targets.every(isMet));
}

function targetsOf({ pages, empty, load, open }: ServerFigures): Target[] {
  const page = (name: string) => pages.find((figure) => figure.name === name);
  const ratio = (name: string) => page(name)?.ratio ?? Number.NaN;
  const { calls, writes, megabytes } = load;
  const ms = (what: string, figure: number, limit: number) => ({ what, figure, limit, unit: 'ms' });
  return [
    { what: 'Page in columns', figure: ratio('page in columns'), limit: 2, unit: 'COPY' },
    { what: 'with gzip 1', figure: ratio('page in columns with gzip'), limit: 2.8, unit: 'COPY' },
    ms('Cached page', page('cached page')?.median ?? Number.NaN, 2),
    ms('Empty poll, p95', percentile(empty, 95), 15),
    ms('Polls under load, p95', calls.p95, 50),
    ms('Polls under load, p99', calls.p99, 250),
    { what: 'Errors', figure: calls.errors + writes.errors, limit: 0, unit: '' },
    { what: 'Memory of the server', figure: megabytes, limit: 512, unit: 'MB' },
    ...load.returns.flatMap((back, index) => returnTargets(back, load.megabytesBack[index] ?? 0)),
    ...(open === null ? [] : [ms('Open viewers: polls, p95', worstOf(open, 'p95'), 150)]),
  ];
}

/** In the same moment no browser of the product comes back: then only what it gets is a target. */
function returnTargets(back: ReturnFigures, megabytes: number): Target[] {
  const way = `Back ${wayText[back.way]}:`;
  const errors = {
    ...{ what: `${way} errors without Retry-After`, figure: back.withoutRetryAfter },
    ...{ limit: 0, unit: '' },
  };
  const memory = { what: `${way} memory of the server`, figure: megabytes, limit: 512, unit: 'MB' };
  if (back.way === 'same moment') return [errors, memory];
  return [
    { what: `${way} writes, p95`, figure: back.writes.p95, limit: 1000, unit: 'ms' },
    { what: `${way} writes without an answer`, figure: back.writes.errors, limit: 0, unit: '' },
    { what: `${way} polls within 250 ms after`, figure: back.seconds, limit: 45, unit: 's' },
    ...[errors, memory],
  ];
}

const wayText = { 'as browsers': 'as browsers do', 'same moment': 'in the same moment' } as const;

const worstOf = (open: readonly LoadFigures[], key: keyof CallFigures) =>
  Math.max(...open.map(({ calls }) => calls[key]));

function pageTable(pages: readonly Figure[]): string {
  const rows = pages.map(
    ({ name, median: middle, least, most, ratio }) =>
      `| ${name} | ${middle.toFixed(1)} | ${least.toFixed(1)}–${most.toFixed(1)} | ${ratio.toFixed(2)} |`,
  );
  return [
    '**A page of 2000 rows on the server**',
    '',
    '| | ms | range | ratio to COPY |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

const callHead = ['| | calls | p50 ms | p95 ms | p99 ms | slowest | errors |'];
const callRule = '| --- | --- | --- | --- | --- | --- | --- |';

function callRow(name: string, calls: CallFigures): string {
  const times = [calls.p50, calls.p95, calls.p99, calls.worst].map((each) => each.toFixed(1));
  return `| ${[name, String(calls.count), ...times, String(calls.errors)].join(' | ')} |`;
}

function loadTable({ viewers, organisations, empty, load }: ServerFigures): string {
  const { calls, writes, lines, news, faults } = load;
  const alone = [median(empty), percentile(empty, 95)].map((each) => each.toFixed(1));
  const kinds = Object.entries(faults).map(([kind, count]) => `${kind}: ${String(count)}`);
  return [
    `**${String(viewers)} viewers in ${String(organisations)} organisations**`,
    '',
    ...callHead,
    callRule,
    `| empty poll, one at a time | ${String(empty.length)} | ${alone.join(' | ')} | | | |`,
    callRow('polls', calls),
    callRow('writes', writes),
    '',
    `${String(lines)} streams were open at the end and had carried ${String(news)} signals. The timers of the load were ${load.lateness.toFixed(1)} ms late (p95).${kinds.length === 0 ? '' : ` Faults: ${kinds.join(', ')}.`}`,
  ].join('\n');
}

function returnText(back: ReturnFigures, megabytes: number): string {
  const { polls, writes, turnedAway, upToDate, streams } = back;
  const seconds = (time: number | null) => (time === null ? 'never' : `${time.toFixed(1)} s`);
  const span = ({ most, all }: Span) => `${seconds(most)} (95%) and ${seconds(all)} (all)`;
  return [
    `**The server restarts, and all come back ${wayText[back.way]}**`,
    '',
    ...callHead,
    callRule,
    callRow('runs of two polls', polls),
    callRow('writes', writes),
    '',
    `Every viewer was up to date after ${span(upToDate)}, and had its stream after ${span(streams)}. ` +
      `Turned away with Retry-After: ${String(turnedAway.polls)} polls, ${String(turnedAway.streams)} streams, ${String(turnedAway.writes)} writes. ` +
      `Errors without it: ${String(back.withoutRetryAfter)}. The server had at most ${megabytes.toFixed(0)} MB.`,
  ].join('\n');
}

function openText(open: readonly LoadFigures[]): string {
  const lines = open.reduce((sum, each) => sum + each.lines, 0);
  const memory = open.map(({ megabytes }) => megabytes.toFixed(0)).join(' and ');
  const late = Math.max(...open.map(({ lateness }) => lateness)).toFixed(1);
  return [
    `**${String(lines)} open viewers, two processes of the server**`,
    '',
    ...callHead,
    callRule,
    ...open.map(({ calls }, index) => callRow(`polls of process ${String(index + 1)}`, calls)),
    '',
    `The processes had at most ${memory} MB. The timers of the load were ${late} ms late (p95).`,
  ].join('\n');
}
