import type { Tile } from './ask-tile.ts';

/** A picture with the time in milliseconds at which it came. */
interface KeptTile {
  readonly tile: Tile;
  readonly since: number;
}

/** Pictures that need not be asked for again yet, in this process. */
export interface KeptTiles {
  /**
   * The kept picture while it is young enough; else what `ask` gives, once for all who want it meanwhile.
   *
   * @param youth seconds for which a picture is as good as new
   * @throws what `ask` throws
   */
  get(key: string, youth: number, now: number, ask: () => Promise<Tile>): Promise<KeptTile>;
}

/** Bytes of all kept pictures together. */
const mostBytes = 64 * 1024 * 1024;

/** Keeps pictures up to a number of bytes; the one that came first goes first. */
export function keepTiles(most: number = mostBytes): KeptTiles {
  const kept = new Map<string, KeptTile>();
  const awaited = new Map<string, Promise<KeptTile>>();
  let bytes = 0;
  const forget = (key: string) => {
    bytes -= kept.get(key)?.tile.bytes.length ?? 0;
    kept.delete(key);
  };
  const remember = (key: string, told: KeptTile): KeptTile => {
    forget(key);
    kept.set(key, told);
    bytes += told.tile.bytes.length;
    for (const oldest of kept.keys()) {
      if (bytes <= most) break;
      forget(oldest);
    }
    return told;
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
