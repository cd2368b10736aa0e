import { createHash, randomFillSync } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createMeasurements } from '#measurements/contract';
import { createId } from '#packages/kit';
import type { MadeViewer } from '../server/made-organisations.ts';

/** A device that sends tests itself. */
export interface MadeDevice {
  org_id: string;
  serial: string;
  token: string;
}

/** Result of sending; seconds from the first call to the last response. */
export interface IngestFigures {
  accepted: number;
  seconds: number;
  /** Milliseconds of each accepted call. */
  took: number[];
  /** Calls that had to wait. */
  waits: number;
  faults: number;
}

/** Tests of one call. */
const batch = 500;

/** Devices of one organisation, each with a token written directly to the database. */
export async function makeDevices(
  url: string,
  org_id: string,
  count: number,
): Promise<MadeDevice[]> {
  const devices = Array.from({ length: count }, (_, nth) => ({
    ...{ org_id, serial: `WR-${String(nth)}`, token: `wsd_bench-${String(nth)}-${org_id}` },
  }));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const { serial, token } of devices) {
      await client.query(
        `with made as (
           insert into devices (org_id, device_id, serial, created_time)
           values ($1, gen_random_uuid(), $2, now()) returning device_id)
         insert into device_tokens (org_id, device_token_id, device_id, token_hash, prefix,
           made_by_user_id, created_time)
         select $1, gen_random_uuid(), device_id, $3, 'wsd_bench', gen_random_uuid(), now() from made`,
        [org_id, serial, createHash('sha256').update(token).digest()],
      );
    }
    return devices;
  } finally {
    await client.end();
  }
}

/** All devices send concurrently, call after call, until the number of tests is stored. */
export async function ingest(
  origin: string,
  {
    devices,
    people,
    tests,
  }: { devices: readonly MadeDevice[]; people: readonly MadeViewer[]; tests: number },
): Promise<IngestFigures> {
  const figures: IngestFigures = { accepted: 0, seconds: 0, took: [], waits: 0, faults: 0 };
  let left = Math.ceil(tests / batch);
  const start = performance.now();
  await Promise.all(devices.map((device) => sendAll(device)));
  figures.seconds = (performance.now() - start) / 1000;
  return figures;

  async function sendAll({ token }: MadeDevice): Promise<void> {
    while (left > 0) {
      left -= 1;
      await sendOne(token, JSON.stringify({ measurements: batchOf(people) }));
    }
  }

  async function sendOne(token: string, body: string): Promise<void> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    for (;;) {
      const began = performance.now();
      const answer = await fetch(`${origin}${createMeasurements.path}`, {
        ...{ method: 'POST', headers, body },
      });
      const text = await answer.text();
      if (answer.status === 429) {
        figures.waits += 1;
        await pause(Number(answer.headers.get('retry-after')) * 1000);
        continue;
      }
      if (answer.status !== 200) {
        figures.faults += 1;
        return;
      }
      figures.took.push(performance.now() - began);
      const { data } = JSON.parse(text) as { data: { accepted: string[] } };
      figures.accepted += data.accepted.length;
      return;
    }
  }
}

function batchOf(people: readonly MadeViewer[]) {
  return Array.from({ length: batch }, () => ({
    measurement_id: createId(Date.now(), (bytes) => void randomFillSync(bytes)),
    user_id: people[Math.floor(Math.random() * people.length)]?.user_id,
    ...{ type: 'sosm', value: 40 + Math.floor(Math.random() * 90) },
    created_time: new Date(Date.now() - Math.floor(Math.random() * 3_600_000)).toISOString(),
    metadata: { device: 'Reader', firmware: '2.4.1', app_version: '5.12.0', batch_id: 'B2508' },
  }));
}

/** Seconds by which the stamps of an organisation are ahead of the database's clock. */
export async function clockAhead(url: string, org_id: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ seconds: number }>(
      `select extract(epoch from last - clock_timestamp())::float8 as seconds
       from org_clocks where org_id = $1`,
      [org_id],
    );
    return Math.max(0, rows[0]?.seconds ?? 0);
  } finally {
    await client.end();
  }
}
