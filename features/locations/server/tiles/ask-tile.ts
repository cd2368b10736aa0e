import { pictureSize } from '#organisation/domain';
import { askBytes, ServiceFailure } from '#packages/http/server';

/** What the server is told about a service of map pictures. */
export interface TileService {
  /** Its address with `{z}`, `{x}` and `{y}` in it, its key included. */
  readonly url: string;
  /** Whose pictures they are. */
  readonly attribution: string;
  /** Milliseconds that it may take; 10,000 unless told. */
  readonly timeout?: number | undefined;
  /** Seconds for which a picture is as good as new. */
  readonly youth: number;
}

/** Where a picture lies in the world. */
export interface TilePlace {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** A picture, of the kind that its own bytes tell. */
export interface Tile {
  readonly type: string;
  readonly bytes: Buffer;
}

const usualTimeout = 10_000;

/** Bytes of the largest picture that is passed on; most have some ten thousand. */
const longest = 1024 * 1024;

/** Points of a side; tiles have 256, those for fine screens twice as many. */
const longestSide = 1024;

/**
 * Asks for one picture. What is not called one, or is none by its bytes, is passed on to nobody.
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
