// Searches in the built-in gazetteer, twenty at a time without a pause, while somebody else syncs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '#packages/testing/browser';
import { signInAs } from '../tooling/prove/calls.ts';
import { machine } from './machine.ts';
import { percentile } from './percentile.ts';
import { isKept, promiseTable } from './promises.ts';
import { writeSection } from './write-section.ts';

const searchers = 20;
/** Milliseconds of each part, and between two other calls. */
const [measured, between] = [10_000, 20];

/** Short and long, common and rare, with and without a country. */
const questions = ['a', 'san', 'st', 'perth', 'springfield, mo', 'new york', 'kalgoor', 'zzzz'];

const folder = mkdtempSync(join(tmpdir(), 'watershade-bench-'));
const env = { DEMO: '1', LOG_LEVEL: 'error' };
const product = await startProduct({ dataDir: join(folder, 'data'), env });
try {
  const { token } = await signInAs(product.origin, 'owner@demo.example');

  /** Milliseconds of a call that must succeed. */
  async function timed(path: string, body?: string): Promise<number> {
    const began = performance.now();
    const answer = await fetch(`${product.origin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body }),
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${String(answer.status)}`);
    return performance.now() - began;
  }

  async function othersFor(milliseconds: number): Promise<number[]> {
    const took: number[] = [];
    for (const end = performance.now() + milliseconds; performance.now() < end;) {
      took.push(await timed('/v3/auth/sign-ins'));
      await pause(between);
    }
    return took;
  }

  const first = await timed('/v3/external/geocode?q=perth');
  const alone = await othersFor(measured);
  let isOver = false;
  const searches: number[] = [];
  const all = Array.from({ length: searchers }, async (_, searcher) => {
    for (let turn = searcher; !isOver; turn += 1) {
      const q = encodeURIComponent(questions[turn % questions.length] ?? '');
      searches.push(await timed(`/v3/external/geocode?q=${q}`));
    }
  });
  const beside = await othersFor(measured);
  isOver = true;
  await Promise.all(all);

  const promises = [
    { what: 'other calls meanwhile, p95', figure: percentile(beside, 95), limit: 50, unit: 'ms' },
    { what: 'a search, p95', figure: percentile(searches, 95), limit: 250, unit: 'ms' },
  ];
  const [rate, p95] = [searches.length / (measured / 1000), percentile(alone, 95)];
  const told = `${rate.toFixed(0)} searches a second; without them the other calls had p95 ${p95.toFixed(1)} ms. The first search, which reads and indexes the towns, took ${first.toFixed(0)} ms.`;
  const text = [machine(), told, promiseTable(promises)].join('\n\n');
  console.log(text);
  if (process.argv.includes('--write')) writeSection('geocode', text);
  if (!promises.every(isKept)) process.exitCode = 1;
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
