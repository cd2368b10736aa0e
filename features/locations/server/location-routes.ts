import { bind } from '#packages/http/server';
import type { Bound } from '#packages/http/server';
import type { Viewer } from '#permissions/contract';
import { placeLocation } from '#locations/contract';
import { changeTagAs } from '#tags/server';

/** Calls about where locations are. */
export const locationCalls: Bound<Viewer>[] = [
  bind(placeLocation, ({ body, ...call }) => {
    const { tag_id, ...metadata } = body;
    const summary = `placed at ${String(metadata.lat)}, ${String(metadata.lon)}`;
    return changeTagAs(call, tag_id, { metadata, summary });
  }),
];
