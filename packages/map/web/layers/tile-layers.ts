import { GridLayer } from 'leaflet';
import type { Coords, DoneCallback, Map as LeafletMap } from 'leaflet';
import type { MapTiles } from '../map-types.ts';

interface KeptTiles {
  set: (tiles: readonly MapTiles[]) => void;
}

/** Stacking order of tile layers: over the outlines, which are visible where tiles are missing. */
const depths = { ground: '152', veil: '155' } as const;

/** Shows tile layers, each loaded by its own function. */
export function keepTileLayers(map: LeafletMap): KeptTiles {
  for (const [name, depth] of Object.entries(depths)) {
    map.createPane(name).style.zIndex = depth;
  }
  const shown = new Map<MapTiles, GridLayer>();
  return {
    set(tiles) {
      for (const [one, layer] of shown) {
        if (tiles.includes(one)) continue;
        layer.remove();
        shown.delete(one);
      }
      for (const one of tiles) {
        if (shown.has(one)) continue;
        shown.set(one, new FetchedTiles(one).addTo(map));
      }
    },
  };
}

/** Tiles that need an authenticated request, which an image element cannot make. */
class FetchedTiles extends GridLayer {
  readonly #tiles: MapTiles;
  readonly #under = new Map<HTMLElement, AbortController>();

  constructor(tiles: MapTiles) {
    super({ pane: tiles.depth, maxNativeZoom: tiles.nearest, noWrap: true, keepBuffer: 1 });
    this.#tiles = tiles;
    this.on('tileunload', ({ tile }) => {
      this.#under.get(tile)?.abort();
      this.#under.delete(tile);
    });
  }

  protected override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const image = document.createElement('img');
    image.alt = '';
    const gone = new AbortController();
    this.#under.set(image, gone);
    this.#tiles.load({ x, y, z }, gone.signal).then(
      (picture) => show(image, picture, done),
      (error: unknown) => done(error instanceof Error ? error : undefined, image),
    );
    return image;
  }
}

function show(image: HTMLImageElement, picture: Blob, done: DoneCallback): void {
  const address = URL.createObjectURL(picture);
  const end = () => URL.revokeObjectURL(address);
  image.addEventListener('load', () => {
    end();
    done(undefined, image);
  });
  image.addEventListener('error', () => {
    end();
    done(new Error('A tile of the map cannot be drawn.'), image);
  });
  image.src = address;
}
