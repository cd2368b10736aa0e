import type { Tile } from './ask-tile.ts';

/** A tile with its time in milliseconds. */
interface KeptTile {
  readonly tile: Tile;
  readonly since: number;
}

/** Cached tiles of this process. */
export interface KeptTiles {
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
