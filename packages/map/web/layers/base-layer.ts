import { polygon, polyline, svg } from 'leaflet';
import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import type { Outlines } from '../base-map.ts';
import type { Position } from '../cut-lines.ts';

/**
 * Draws land, coasts and borders below everything else, in the colours of the theme.
 *
 * @returns a function that draws other outlines instead
 */
export function drawBase(map: LeafletMap, first: Outlines): (next: Outlines) => void {
  map.createPane('base').style.zIndex = '150';
  const shared = { pane: 'base', renderer: svg({ pane: 'base' }), interactive: false };
  const line = { ...shared, fill: false, smoothFactor: 1.2 };
  // Coasts are separate lines, as cut rings have edges that are no coast.
  const land = polygon([], { ...shared, stroke: false, className: 'ws-map-land' }).addTo(map);
  const borders = polyline([], { ...line, className: 'ws-map-border' }).addTo(map);
  const coasts = polyline([], { ...line, className: 'ws-map-coast' }).addTo(map);
  const draw = (next: Outlines) => {
    land.setLatLngs(next.land.map(latLngs));
    borders.setLatLngs(next.borders.map(latLngs));
    coasts.setLatLngs(next.coasts.map(latLngs));
  };
  draw(first);
  return draw;
}

function latLngs(line: readonly Position[]): LatLngTuple[] {
  return line.map(([lon, lat]) => [lat, lon]);
}
