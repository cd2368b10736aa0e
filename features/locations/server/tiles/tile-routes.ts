import { mapLayers, mapTile } from '#locations/contract';
import { bind, RawAnswer } from '#packages/http/server';
import type { Bound } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import type { Tiles } from './tiles.ts';

/** Calls for map tiles. */
export function tileCalls(tiles: Tiles): Bound<Viewer>[] {
  return [
    bind(mapLayers, async () => tiles.layers()),
    bind(mapTile, async ({ params, viewer, now, log }) => {
      const { layer, ...place } = params;
      const { tile, keptFor } = await tiles.get(layer, place, {
        org_id: viewer.org_id,
        now: now(),
        warn: (reason) => log.warn({ layer, reason }, 'the tile service failed'),
      });
      return new RawAnswer({ ...tile, gzipped: false, rows: {}, keptFor });
    }),
  ];
}
