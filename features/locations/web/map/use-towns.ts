import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { townsWithin } from '#locations/contract';
import { useClient } from '#packages/http/web';
import type { MapBox, MapLabel } from '#packages/map/web';

/** Minimum zoom with town labels; below it they would cover the map. */
const townZoom = 4;
const none: readonly MapLabel[] = [];

/** The towns of a map view; the last ones stay while the next are loading. */
export function useTowns(online: boolean) {
  const client = useClient();
  const [box, setBox] = useState<MapBox | null>(null);
  const { data } = useQuery({
    queryKey: ['towns', box],
    queryFn: ({ signal }) => client.call(townsWithin, { query: { ...(box ?? world) } }, { signal }),
    enabled: online && box !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return {
    towns: box === null ? none : (data ?? none),
    look: (next: MapBox, zoom: number) => setBox(zoom < townZoom ? null : rounded(next)),
  };
}

const world: MapBox = { south: -90, west: -180, north: 90, east: 180 };

/** Rounded outwards to a quarter of the view, so that a small move needs no request. */
function rounded({ south, west, north, east }: MapBox): MapBox {
  const step = Math.max(0.05, 2 ** Math.round(Math.log2((east - west) / 4)));
  const down = (degrees: number, least: number) =>
    Math.max(least, Math.floor(degrees / step) * step);
  const up = (degrees: number, most: number) => Math.min(most, Math.ceil(degrees / step) * step);
  return {
    ...{ south: down(south, -90), west: down(west, -180) },
    ...{ north: up(north, 90), east: up(east, 180) },
  };
}
