import { pictureSize } from '#organisation/domain';
import { askBytes, ServiceFailure } from '#packages/http/server';

/** Server configuration of a tile service. */
export interface TileService {
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
export interface TilePlace {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** A tile, with the media type detected from its bytes. */
export interface Tile {
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
export async function askTile(
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
