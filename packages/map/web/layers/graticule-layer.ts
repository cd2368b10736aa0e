import { divIcon, layerGroup, marker, polyline, svg } from 'leaflet';
import type { Map as LeafletMap } from 'leaflet';
import { isFree } from './room.ts';
import type { Room } from './room.ts';
import { degreesName, graticuleOf } from '../graticule.ts';

/** Side of a line's label. */
type Side = 'left' | 'top';

/** Size of a label in pixels; and the corner of the zoom buttons. */
const size = { letter: 6.2, height: 17, indent: 4, zoom: { width: 62, height: 112 } };

/** Shows lines of latitude and longitude with labels, at any zoom. */
export function keepGraticule(map: LeafletMap): { rooms: () => Room[] } {
  map.createPane('graticule').style.zIndex = '160';
  const lines = layerGroup().addTo(map);
  const renderer = svg({ pane: 'graticule' });
  const options = { renderer, pane: 'graticule', interactive: false, className: 'ws-map-line' };

  let names: Room[] = [];

  /** Labels that would overlap others, a button or the edge are left out. */
  function name(lat: number, lon: number, text: string, side: Side): void {
    const { x, y } = map.latLngToContainerPoint([lat, lon]);
    const top = side === 'left' ? y - size.height + 1 : y;
    const right = x + size.indent + text.length * size.letter;
    const own = { left: x, right, top, bottom: top + size.height };
    const view = map.getSize();
    const buttons = {
      left: view.x - size.zoom.width,
      right: view.x,
      top: 0,
      bottom: size.zoom.height,
    };
    if (right > view.x || !isFree(own, [...names, buttons])) return;
    names.push(own);
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
    // A label at the very edge would be cut off.
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
  return { rooms: () => names };
}

/** A line's label, at the side of the view where it starts. */
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
