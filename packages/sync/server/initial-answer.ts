import type { Tx } from '#packages/database';
import type { JsonText } from '#packages/http/server';
import { specialTimes } from '#packages/sync/contract';
import { emptyPage, readPage } from './sync-page.ts';
import { cursorOf, isForeign } from './sync-state.ts';
import type { ClientState } from './sync-state.ts';
import { answerText, knowsOtherAccess, readViewerState } from './sync-world.ts';
import type { SyncWorld } from './sync-world.ts';

/**
 * One batch of a first load: measurements up to the horizon, with exactly their links; of
 * everybody, or of some people whom the viewer may see since a short while.
 */
export async function initialAnswer<Viewer>(
  tx: Tx,
  world: SyncWorld<Viewer>,
  viewer: Viewer,
  client: ClientState & { people?: readonly string[] | undefined },
): Promise<JsonText> {
  const state = await readViewerState(tx, world, viewer, 'measures');
  const slug = 'measurements' in client ? 'measurements' : specialTimes.lastMeasurement;
  const cursor = cursorOf(client, slug);
  const horizon = cursorOf(client, specialTimes.initMeasurement);
  const full = isForeign(client, state, [cursor, horizon]);
  const source = world.sources.find(({ list }) => list === 'measurements');
  const page =
    source === undefined
      ? emptyPage
      : await readPage(tx, source, viewer, {
          after: full ? null : cursor,
          upTo: full ? null : horizon,
          people: client.people,
          limit: world.pageSize,
        });
  const links = await world.linksOf(tx, page.ids);
  const head = {
    ...{ sync_time: state.clock, full },
    ...(knowsOtherAccess(client, state)
      ? { visible_people: await world.access.people(tx, viewer, 'measures') }
      : {}),
  };
  const parts = [`"measurements":${page.text}`, `"link_measurements":${links}`];
  return answerText(state, head, parts, { measurements: page.count });
}
