// Searches in the built-in gazetteer by twenty concurrent users, and other calls meanwhile.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '#packages/testing/browser';
import { signInAs } from '../tooling/prove/calls.ts';
import { machine } from './machine.ts';
import { percentile } from './percentile.ts';
import { isMet, targetTable } from './targets.ts';
import { writeSection } from './write-section.ts';
import { failUnless, sizeOf } from './smoke.ts';

const searchers = 20;
/** Milliseconds of each part, and between two other calls. */
const [measured, between] = [sizeOf(10_000, 500), 20];
/** Milliseconds between an answer and the next search: less than typing takes. */
const pauseOfPerson = 500;

/** Short and long, common and rare, with and without a country. */
const questions = ['a', 'san', 'st', 'perth', 'springfield, mo', 'new york', 'kalgoor', 'zzzz'];

const folder = mkdtempSync(join(tmpdir(), 'watershade-bench-'));
const env = { DEMO: '1', LOG_LEVEL: 'error' };
const product = await startProduct({ dataDir: join(folder, 'data'), env });
try {
  const { token } = await signInAs(product.origin, 'owner@demo.example');

  /** Milliseconds of a call, which must succeed. */
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

  const askPlace = (turn: number) =>
    timed(`/v3/external/geocode?q=${encodeURIComponent(questions[turn % questions.length] ?? '')}`);

  /** Durations of calls by twenty clients, and of other calls meanwhile. */
  async function meanwhile(gap: number, call: (turn: number) => Promise<number>) {
    let isOver = false;
    const loads: number[] = [];
    const clients = Array.from({ length: searchers }, async (_, client) => {
      for (let turn = client; !isOver; turn += 1) {
        loads.push(await call(turn));
        if (gap > 0) await pause(gap);
      }
    });
    const others = await othersFor(measured);
    isOver = true;
    await Promise.all(clients);
    return { loads, others };
  }

  const first = await timed('/v3/external/geocode?q=perth');
  const alone = await othersFor(measured);
  const paced = await meanwhile(pauseOfPerson, askPlace);
  const flood = await meanwhile(0, askPlace);
  const cheapFlood = await meanwhile(0, () => timed('/v3/auth/sign-ins'));

  const targets = [
    { what: 'other calls, p95', figure: percentile(paced.others, 95), limit: 50, unit: 'ms' },
    { what: 'a search, p95', figure: percentile(paced.loads, 95), limit: 250, unit: 'ms' },
  ];
  const [none, searched, cheap] = [alone, flood.others, cheapFlood.others].map((figures) =>
    percentile(figures, 95).toFixed(1),
  );
  const section = [
    `The first search, which reads and indexes the towns, took ${first.toFixed(0)} ms.`,
    `Without searches the other calls had p95 ${none ?? ''} ms.`,
    `Twenty clients that search without any pause keep the server busy: ${searched ?? ''} ms;`,
    `the cheapest call instead of the searches: ${cheap ?? ''} ms.`,
  ].join(' ');
  const text = [machine(), section, targetTable(targets)].join('\n\n');
  console.log(text);
  if (process.argv.includes('--write')) writeSection('geocode', text);
  failUnless(targets.every(isMet));
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
