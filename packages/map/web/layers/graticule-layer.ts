import { divIcon, layerGroup, marker, polyline, svg } from 'leaflet';
import type { Map as LeafletMap } from 'leaflet';
import type { Room } from './room.ts';
import { degreesName, graticuleOf } from '../graticule.ts';

/** Where a line's degrees stand. */
type Side = 'left' | 'top';

/** Keeps lines of latitude and longitude with their degrees, however near one looks. */
export function keepGraticule(map: LeafletMap): { rooms: () => Room[] } {
  map.createPane('graticule').style.zIndex = '160';
  const lines = layerGroup().addTo(map);
  const renderer = svg({ pane: 'graticule' });
  const options = { renderer, pane: 'graticule', interactive: false, className: 'ws-map-line' };

  let names: { lat: number; lon: number; side: Side }[] = [];

  function name(lat: number, lon: number, text: string, side: Side): void {
    names.push({ lat, lon, side });
    lines.addLayer(nameAt(lat, lon, text, side));
  }

  function draw(): void {
    lines.clearLayers();
    names = [];
    const bounds = map.getBounds();
    const [south, west, north, east] = [
      Math.max(-85, bounds.getSouth()),
      Math.max(-180, bounds.getWest()),
      Math.min(85, bounds.getNorth()),
      Math.min(180, bounds.getEast()),
    ];
    const { lats, lons } = graticuleOf({ south, west, north, east });
    // A name at the very edge would be cut off.
    const highest = north - (north - south) * 0.06;
    for (const lat of lats) {
      lines.addLayer(
        polyline(
          [
            [lat, west],
            [lat, east],
          ],
          options,
        ),
      );
      if (lat < highest) name(lat, west, degreesName(lat, ['N', 'S']), 'left');
    }
    for (const lon of lons) {
      lines.addLayer(
        polyline(
          [
            [south, lon],
            [north, lon],
          ],
          options,
        ),
      );
      name(north, lon, degreesName(lon, ['E', 'W']), 'top');
    }
  }

  map.on('moveend', draw);
  map.whenReady(draw);
  return {
    rooms: () =>
      names.map(({ lat, lon, side }) => {
        const { x, y } = map.latLngToContainerPoint([lat, lon]);
        const top = side === 'left' ? y - 16 : y;
        return { left: x, right: x + 64, top, bottom: top + 17 };
      }),
  };
}

/** A line's degrees, at the side of the view where it begins. */
function nameAt(lat: number, lon: number, name: string, side: Side) {
  const text = document.createElement('span');
  text.textContent = name;
  const icon = divIcon({
    className: `ws-map-degrees ws-map-${side}`,
    html: text,
    iconSize: [0, 0],
  });
  return marker([lat, lon], { icon, pane: 'graticule', interactive: false, keyboard: false });
}
