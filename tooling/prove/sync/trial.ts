import { cloneDatabase } from '#packages/testing/database';
import { at, createOrganisation } from './organisation-fixture.ts';
import type { OrganisationFixture } from './organisation-fixture.ts';
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

/** One organisation and the real server, for short tests. */
export interface Trial {
  readonly site: Site;
  readonly organisation: OrganisationFixture;
  readonly server: ProofServer;
  readonly interruption: Interruption;
  readonly writer: Writer;
  /** A client of the specification, signed in as the person with that index. */
  specClient(person: number, form: CursorForm): SpecClient;
  /** The real engine, signed in as the person with that index, after its first load. */
  device(person: number): Promise<Device>;
  /** Stamps by id of all measurements in PostgreSQL. */
  stored(): Promise<Map<string, string>>;
  close(): Promise<void>;
}

/** Opens a trial on its own database, by default with the page and answer sizes of the product. */
export async function openTrial(pageSize = 2000, answerBytes?: number): Promise<Trial> {
  const clone = await cloneDatabase();
  const site = openSite(clone.url);
  const organisation = await createOrganisation(site);
  const interruption: Interruption = { before: null };
  const server = await startInnerServer(site.database, { pageSize, answerBytes }, interruption);
  const devices: Device[] = [];
  return {
    ...{ site, organisation, server, interruption },
    writer: createWriter(site, organisation, false),
    specClient: (person, form) =>
      createSpecClient(server.answer, at(organisation.accounts, person).token, form),
    async device(person) {
      const device = createNodeDevice(
        (path, init) =>
          path.endsWith('/events') ? new Promise(() => {}) : server.answer(path, init),
        pageSize,
      );
      devices.push(device);
      await device.hello({ ...at(organisation.accounts, person), org_id: organisation.org_id });
      await device.sync();
      return device;
    },
    async stored() {
      const rows = await site.owner<{ id: string; stamp: string }>(
        `select measurement_id as id,
                to_char(modified_time, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as stamp
         from measurements where org_id = $1`,
        [organisation.org_id],
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
