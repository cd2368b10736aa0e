import { tileLayers } from '#locations/contract';
import type { ShownLayer, TileLayer } from '#locations/contract';
import { pictureSize } from '#organisation/domain';
import {
  askBytes,
  createRateLimiter,
  HttpError,
  noNote,
  noted,
  ServiceFailure,
} from '#packages/http/server';
import type { NoteUse } from '#packages/http/server';

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

/** Server configuration of a tile service. */
interface TileService {
  /** Its URL with `{z}`, `{x}` and `{y}`, including its key. */
  readonly url: string;
  /** Attribution. */
  readonly attribution: string;
  /** Timeout in milliseconds; by default 10,000. */
  readonly timeout?: number | undefined;
  /** Seconds for which a tile is fresh. */
  readonly youth: number;
}

/** Tile coordinates. */
interface TilePlace {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** A tile, with the media type detected from its bytes. */
interface Tile {
  readonly type: string;
  readonly bytes: Buffer;
}

const usualTimeout = 10_000;

/** Maximum size of a tile in bytes; most have some ten thousand. */
const longest = 1024 * 1024;

/** Maximum side in pixels; tiles have 256, high resolution ones 512. */
const longestSide = 1024;

/**
 * Requests one tile. Responses that are not images, by header or by content, are rejected.
 *
 * @throws ServiceFailure
 */
async function askTile(
  { url, timeout = usualTimeout }: TileService,
  place: TilePlace,
): Promise<Tile> {
  const address = url.replaceAll(/\{([zxy])\}/g, (_, part: keyof TilePlace) => String(place[part]));
  const { type, bytes } = await askBytes(new URL(address), 'image/*', { timeout, longest });
  const size = type.startsWith('image/') ? pictureSize(bytes) : null;
  if (size === null || Math.max(size.width, size.height) > longestSide) {
    throw new ServiceFailure('unreadable');
  }
  return { type: size.type, bytes };
}

/** A tile with its time in milliseconds. */
interface KeptTile {
  readonly tile: Tile;
  readonly since: number;
}

/** Cached tiles of this process. */
interface KeptTiles {
  /**
   * The cached tile while it is fresh; otherwise the result of `ask`, shared by concurrent callers.
   *
   * @param youth seconds for which a tile is fresh
   * @throws what `ask` throws
   */
  get(key: string, youth: number, now: number, ask: () => Promise<Tile>): Promise<KeptTile>;
}

/** Maximum size of the cache in bytes. */
const mostBytes = 64 * 1024 * 1024;

/** A cache of tiles with a maximum size in bytes; the oldest is removed first. */
export function keepTiles(most: number = mostBytes): KeptTiles {
  const kept = new Map<string, KeptTile>();
  const awaited = new Map<string, Promise<KeptTile>>();
  let bytes = 0;
  const forget = (key: string) => {
    bytes -= kept.get(key)?.tile.bytes.length ?? 0;
    kept.delete(key);
  };
  const remember = (key: string, tileEntry: KeptTile): KeptTile => {
    forget(key);
    kept.set(key, tileEntry);
    bytes += tileEntry.tile.bytes.length;
    for (const oldest of kept.keys()) {
      if (bytes <= most) break;
      forget(oldest);
    }
    return tileEntry;
  };
  return {
    async get(key, youth, now, ask) {
      const known = kept.get(key);
      if (known !== undefined && Math.abs(now - known.since) < youth * 1000) return known;
      const coming = awaited.get(key) ?? begin(key, now, ask);
      return coming;
    },
  };

  function begin(key: string, now: number, ask: () => Promise<Tile>): Promise<KeptTile> {
    const coming = ask()
      .then((tile) => remember(key, { tile, since: now }))
      .finally(() => awaited.delete(key));
    awaited.set(key, coming);
    return coming;
  }
}
