import atlasAddress from 'world-atlas/countries-50m.json?url';
import { baseMapOf } from './base-map.ts';
import type { Atlas, BaseMap } from './base-map.ts';

let loading: Promise<BaseMap> | null = null;

/** The world's outlines, which come with the page and need no line once they are here. */
export function loadBaseMap(): Promise<BaseMap> {
  loading ??= fetchBaseMap().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchBaseMap(): Promise<BaseMap> {
  const response = await fetch(atlasAddress);
  if (!response.ok) throw new Error('The outlines of the map did not come.');
  // A file of ours, named by its content.
  return baseMapOf((await response.json()) as Atlas);
}
