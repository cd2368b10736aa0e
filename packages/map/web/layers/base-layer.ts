import { polygon, polyline, svg } from 'leaflet';
import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import type { BaseMap } from '../base-map.ts';
import type { Position } from '../cut-lines.ts';

/** Draws land, coasts and borders below everything else, in the colours of the theme. */
export function drawBase(map: LeafletMap, { land, coasts, borders }: BaseMap): void {
  map.createPane('base').style.zIndex = '150';
  const shared = { pane: 'base', renderer: svg({ pane: 'base' }), interactive: false };
  const line = { ...shared, fill: false, smoothFactor: 1.2 };
  // Coasts are separate lines, as cut rings have edges that are no coast.
  polygon(land.map(latLngs), { ...shared, stroke: false, className: 'ws-map-land' }).addTo(map);
  polyline(borders.map(latLngs), { ...line, className: 'ws-map-border' }).addTo(map);
  polyline(coasts.map(latLngs), { ...line, className: 'ws-map-coast' }).addTo(map);
}

function latLngs(line: readonly Position[]): LatLngTuple[] {
  return line.map(([lon, lat]) => [lat, lon]);
}
