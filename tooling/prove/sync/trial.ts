import { cloneDatabase } from '#packages/testing/database';
import { at, makeHouse } from './house.ts';
import type { House } from './house.ts';
import { startInnerServer } from './inner-server.ts';
import type { Interruption, ProofServer } from './inner-server.ts';
import { createNodeDevice } from './node-device.ts';
import type { Device } from './device.ts';
import { openSite } from './site.ts';
import type { Site } from './site.ts';
import { createSpecClient } from './spec-client.ts';
import type { CursorForm, SpecClient } from './spec-client.ts';
import { createWriter } from './writer.ts';
import type { Writer } from './writer.ts';

/** One organisation and the real server, for tests with few words. */
export interface Trial {
  readonly site: Site;
  readonly house: House;
  readonly server: ProofServer;
  readonly interruption: Interruption;
  readonly writer: Writer;
  /** A client of the specification, signed in as the person of that place. */
  specClient(person: number, form: CursorForm): SpecClient;
  /** The real engine, signed in as the person of that place, after its first load. */
  device(person: number): Promise<Device>;
  /** Stamps by id of all measurements, as PostgreSQL has them. */
  stored(): Promise<Map<string, string>>;
  close(): Promise<void>;
}

/** Opens a trial on a database of its own, with the pages and answers of the product unless told. */
export async function openTrial(pageSize = 2000, answerBytes?: number): Promise<Trial> {
  const clone = await cloneDatabase();
  const site = openSite(clone.url);
  const house = await makeHouse(site);
  const interruption: Interruption = { before: null };
  const server = await startInnerServer(site.database, { pageSize, answerBytes }, interruption);
  const devices: Device[] = [];
  return {
    ...{ site, house, server, interruption },
    writer: createWriter(site, house, false),
    specClient: (person, form) =>
      createSpecClient(server.answer, at(house.accounts, person).token, form),
    async device(person) {
      const device = createNodeDevice(
        (path, init) =>
          path.endsWith('/events') ? new Promise(() => {}) : server.answer(path, init),
        pageSize,
      );
      devices.push(device);
      await device.hello({ ...at(house.accounts, person), org_id: house.org_id });
      await device.sync();
      return device;
    },
    async stored() {
      const rows = await site.owner<{ id: string; stamp: string }>(
        `select measurement_id as id,
                to_char(modified_time, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as stamp
         from measurements where org_id = $1`,
        [house.org_id],
      );
      return new Map(rows.map(({ id, stamp }) => [id, stamp]));
    },
    async close() {
      for (const device of devices) await device.close();
      await server.close();
      await site.close();
      await clone.drop();
    },
  };
}
