import atlasAddress from 'world-atlas/countries-50m.json?url';
import { baseMapOf } from './base-map.ts';
import type { Atlas, BaseMap } from './base-map.ts';

let loading: Promise<BaseMap> | null = null;

/** The world's outlines, which are built in and cached offline. */
export function loadBaseMap(): Promise<BaseMap> {
  loading ??= fetchBaseMap().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchBaseMap(): Promise<BaseMap> {
  const response = await fetch(atlasAddress);
  if (!response.ok) throw new Error('The outlines of the map could not be loaded.');
  // Our own file, named by its content hash.
  return baseMapOf((await response.json()) as Atlas);
}
