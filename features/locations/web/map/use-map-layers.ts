import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mapLayers, mapTile } from '#locations/contract';
import type { ShownLayer, TileLayer } from '#locations/contract';
import { useClient } from '#packages/http/web';
import type { Client } from '#packages/http/web';
import type { MapTiles } from '#packages/map/web';

/** A tile layer with its attribution. */
export interface MapLayer {
  readonly tiles: MapTiles;
  readonly attribution: string;
}

/** The layers with a configured service; none when offline. */
export function useMapLayers(online: boolean): Partial<Record<TileLayer, MapLayer>> {
  const client = useClient();
  const { data } = useQuery({
    queryKey: ['map layers'],
    queryFn: ({ signal }) => client.call(mapLayers, {}, { signal }),
    enabled: online,
    staleTime: Infinity,
  });
  return useMemo(
    () =>
      Object.fromEntries(
        (online ? (data ?? []) : []).map((shown) => [shown.layer, layerOf(client, shown)]),
      ),
    [client, data, online],
  );
}

/** Opacity of the layers, and their maximum zoom. */
const looks = {
  base: { depth: 'ground', nearest: 18 },
  temperature: { depth: 'veil', nearest: 9 },
} as const;

function layerOf(client: Client, { layer, attribution }: ShownLayer): MapLayer {
  const load: MapTiles['load'] = ({ x, y, z }, signal) => {
    const place = { z: String(z), x: String(x), y: String(y) };
    return client.download(mapTile, { params: { layer, ...place } }, { signal });
  };
  return { tiles: { ...looks[layer], load }, attribution };
}
