// Sends tests of a device to Watershade. Node 20 or newer, nothing to install:
//
//   WATERSHADE_TOKEN=wsd_… node ingest-client.mjs https://heat.example tests.ndjson
//
// The file has one test a line, as JSON. Run again after a failure it adds nothing twice.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {object} DeviceTest One test, as in docs/ingest.md.
 * @property {string} measurement_id a UUID that the device creates once and stores
 * @property {string} user_id
 * @property {'sosm' | 'sosm_baseline' | 'sweat' | 'ET' | 'EZ' | 'custom'} type
 * @property {number} value
 * @property {string} created_time ISO 8601 with its zone
 *
 * @typedef {object} Rejection
 * @property {string | null} measurement_id
 * @property {string} message
 *
 * @typedef {object} Options
 * @property {string} origin the address of Watershade
 * @property {string} token
 * @property {typeof fetch} [fetch]
 * @property {(milliseconds: number) => Promise<unknown>} [wait]
 * @property {() => number} [random] from 0 to 1, so that many devices do not retry at once
 */

/** Maximum rows and bytes of one call; the limits of the server are 500 and 1 MiB. */
const most = { rows: 500, bytes: 900_000 };
/** It gives up after this many attempts in a row without a response; sent tests stay stored. */
const tries = 8;
/** Milliseconds of the first pause, doubled with each attempt, and of the longest. */
const pauses = { first: 500, longest: 60_000 };

/**
 * Sends tests, in calls of at most 500, and returns the result of each.
 *
 * @param {readonly DeviceTest[]} tests
 * @param {Options} options
 * @returns {Promise<{ accepted: string[], rejected: Rejection[] }>}
 * @throws {Error} if the server rejects the call, or does not respond to eight attempts
 */
export async function sendTests(tests, options) {
  const result = {
    accepted: /** @type {string[]} */ ([]),
    rejected: /** @type {Rejection[]} */ ([]),
  };
  for (const body of bodiesOf(tests)) {
    const { accepted, rejected } = await sendBody(body, options);
    result.accepted.push(...accepted);
    result.rejected.push(...rejected);
  }
  return result;
}

/**
 * @param {string} body
 * @param {Options} options
 * @returns {Promise<{ accepted: string[], rejected: Rejection[] }>}
 */
async function sendBody(
  body,
  { origin, token, fetch: ask = fetch, wait = pause, random = Math.random },
) {
  for (let nth = 0; ; nth += 1) {
    const answer = await ask(new URL('/v3/measurement', origin), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
    }).catch(() => null);
    if (answer?.ok) return (await answer.json()).data;
    // A repeated call would be rejected again: the token or the body is invalid.
    if (answer !== null && answer.status !== 429 && answer.status < 500) {
      const { message, code } = await answer.json().catch(() => ({}));
      throw new Error(`Refused with ${answer.status}: ${message ?? code ?? answer.statusText}`);
    }
    if (nth + 1 >= tries) throw new Error(`No answer after ${tries} tries`);
    const told = Number(answer?.headers.get('retry-after') ?? 0) * 1000;
    const own = Math.min(pauses.longest, pauses.first * 2 ** nth) * (0.5 + random() / 2);
    await wait(Math.max(told, own));
  }
}

/**
 * @param {readonly DeviceTest[]} tests
 * @returns {string[]} bodies of calls, none larger than the server takes
 */
function bodiesOf(tests) {
  /** @type {string[][]} */
  const batches = [];
  let bytes = 0;
  for (const test of tests) {
    const row = JSON.stringify(test);
    const size = Buffer.byteLength(row) + 1;
    const batch = batches.at(-1);
    if (batch === undefined || batch.length >= most.rows || bytes + size > most.bytes) {
      batches.push([row]);
      bytes = size;
    } else {
      batch.push(row);
      bytes += size;
    }
  }
  return batches.map((rows) => `{"measurements":[${rows.join()}]}`);
}

async function main() {
  const [origin, file] = process.argv.slice(2);
  const token = process.env['WATERSHADE_TOKEN'];
  if (!origin || !file || !token) {
    console.error('WATERSHADE_TOKEN=wsd_… node ingest-client.mjs <address> <file>');
    process.exitCode = 2;
    return;
  }
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const { accepted, rejected } = await sendTests(
    lines.map((line) => JSON.parse(line)),
    { origin, token },
  );
  console.log(`${accepted.length} accepted, ${rejected.length} rejected`);
  for (const { measurement_id, message } of rejected)
    console.error(`${measurement_id}: ${message}`);
  if (rejected.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
