import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#packages/database';
import { startProduct } from '#packages/testing/browser';
import type { Viewer } from './built-addresses.ts';
import { startLoadBalancer } from '../../journeys/load-balancer.ts';
import { crowdSql, emptySql, personSql, placesSql, richSql, statesSql } from './dataset-sql.ts';
import type { Dataset } from './shot-options.ts';
import { spoiltWeather } from './spoilt-weather.ts';

export interface StartedDataset {
  readonly origin: string;
  /** Email of the viewer; the password is the demo's. */
  readonly emails: Readonly<Record<Exclude<Viewer, 'nobody'>, string>>;
  /** Values of the `{place}` parameters: `{uuid}` is the person of the pages. */
  readonly places: Readonly<Record<string, string>>;
  /** Cuts or restores the connection between browser and server. */
  cut(isCut: boolean): void;
  stop(): Promise<void>;
}

const manager = 'manager@demo.example';
/** Only the owner sees all of a crowd. */
const owner = 'owner@demo.example';
const [worker, admin] = ['worker@demo.example', 'admin@demo.example'];
/** No server listens on the discard port. */
const nowhere = 'http://127.0.0.1:9';
const quiet = { info: () => undefined, warn: console.warn, error: console.error };

/**
 * Starts the product on a separate database with the requested organisation.
 *
 * @param add adds further data before the pictures
 */
export async function startDataset(
  dataset: Dataset,
  add?: (connectionString: string) => Promise<void>,
): Promise<StartedDataset> {
  const folder = mkdtempSync(join(tmpdir(), 'watershade-shots-'));
  const embedded = await startEmbedded({ dataDir: join(folder, 'data'), log: quiet });
  const stopDatabase = async (): Promise<void> => {
    await embedded.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const databaseUrl = embedded.connectionString;
    const product = await startProduct({ databaseUrl, env: { DEMO: '1' } });
    let isCut = false;
    const loadBalancer = await startLoadBalancer(
      [product.origin, nowhere],
      () => Number(isCut),
      undefined,
      dataset === 'states' ? spoiltWeather : undefined,
    );
    const places = await shape(databaseUrl, dataset);
    await add?.(databaseUrl);
    return {
      origin: loadBalancer.origin,
      emails: { worker, manager: dataset === 'crowd' ? owner : manager, admin, owner },
      places,
      cut: (to) => (isCut = to),
      stop: async () => {
        loadBalancer.close();
        await product.stop();
        await stopDatabase();
      },
    };
  } catch (error) {
    await stopDatabase();
    throw error;
  }
}

/** Converts the demo organisation into the requested one; returns the viewers. */
async function shape(
  connectionString: string,
  dataset: Dataset,
): Promise<StartedDataset['places']> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('begin');
    // These rows have explicit stamps, like the demo's.
    await client.query("select set_config('app.stamping', 'on', true)");
    if (dataset === 'empty')
      for (const sql of emptySql) await client.query(sql, [[manager, owner]]);
    if (dataset === 'crowd') for (const sql of crowdSql) await client.query(sql);
    if (dataset === 'states') {
      for (const sql of statesSql) await client.query(sql, [admin]);
      for (const sql of richSql) await client.query(sql, [worker]);
    }
    const { rows } = await client.query<{ user_id: string }>(personSql, [manager]);
    const named = await client.query<Record<string, string | null>>(placesSql);
    await client.query('commit');
    const person = rows[0]?.user_id;
    if (person === undefined) throw new Error(`There is no person for the pictures of ${dataset}.`);
    const { owner: first, worker: without, removed, ...tags } = named.rows[0] ?? {};
    const nobody = '00000000-0000-7000-8000-000000000000';
    return {
      ...{ uuid: person, owner: first ?? person, worker: without ?? person },
      ...{ removed: removed ?? person, nobody },
      ...Object.fromEntries(Object.entries(tags).map(([place, id]) => [place, id ?? nobody])),
    };
  } finally {
    await client.end();
  }
}
