import { tileLayers } from '#locations/contract';
import type { ShownLayer, TileLayer } from '#locations/contract';
import { createRateLimiter, HttpError, noNote, noted, ServiceFailure } from '#packages/http/server';
import type { NoteUse } from '#packages/http/server';
import { askTile } from './ask-tile.ts';
import type { Tile, TilePlace, TileService } from './ask-tile.ts';
import { keepTiles } from './kept-tiles.ts';

/** Tile services by layer; a layer without one is not shown. */
export type TileServices = Partial<Readonly<Record<TileLayer, TileService>>>;

/** Caller and time of a request. */
interface Asking {
  readonly org_id: string;
  readonly now: number;
  /** Called with the reason when a service failed. */
  readonly warn: (reason: string) => void;
}

/** Map tiles. */
export interface Tiles {
  layers(): ShownLayer[];
  /**
   * One tile, and the seconds for which it is fresh.
   *
   * @throws HttpError NOT_FOUND if no service is configured, UNAVAILABLE, TOO_MANY
   */
  get(layer: TileLayer, place: TilePlace, asking: Asking): Promise<{ tile: Tile; keptFor: number }>;
  /**
   * Requests the tile of the whole world, bypassing the cache.
   *
   * @throws HttpError NOT_FOUND if no service is configured, ServiceFailure
   */
  probe(layer: TileLayer): Promise<Tile>;
}

/** Maximum number of requests per minute and organisation; one map view needs dozens. */
const mostQuestions = 3000;

/** Opens the tile services; requests are made on demand. */
export function openTiles(
  services: TileServices,
  ask: typeof askTile = askTile,
  noteOf: (layer: TileLayer) => NoteUse = () => noNote,
): Tiles {
  const limiter = createRateLimiter(mostQuestions);
  const kept = keepTiles();
  return {
    layers: () =>
      tileLayers.flatMap((layer) => {
        const attribution = services[layer]?.attribution;
        return attribution === undefined ? [] : [{ layer, attribution }];
      }),
    async probe(layer) {
      const service = services[layer];
      if (service === undefined) throw new HttpError('NOT_FOUND');
      return ask(service, { z: 0, x: 0, y: 0 });
    },
    async get(layer, place, { org_id, now, warn }) {
      const service = services[layer];
      if (service === undefined) throw new HttpError('NOT_FOUND');
      const key = [layer, place.z, place.x, place.y].join(' ');
      try {
        const { tile, since } = await kept.get(key, service.youth, now, () => {
          limiter.pass(org_id, now);
          return noted(noteOf(layer), { org_id, now }, () => ask(service, place));
        });
        const age = Math.round((now - since) / 1000);
        return { tile, keptFor: Math.max(0, service.youth - age) };
      } catch (error) {
        if (!(error instanceof ServiceFailure)) throw error;
        warn(error.reason);
        throw new HttpError('UNAVAILABLE');
      }
    },
  };
}
