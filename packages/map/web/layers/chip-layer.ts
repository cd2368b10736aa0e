import { divIcon, layerGroup, marker } from 'leaflet';
import type { Map as LeafletMap } from 'leaflet';
import type { MapChip } from '../map-types.ts';
import type { Room } from './room.ts';

interface KeptChips {
  set: (chips: readonly MapChip[]) => void;
  /** The areas they occupy. */
  rooms: () => Room[];
}

/** Size of a chip in pixels; it is above its point. */
const size = { letter: 7, ends: 12, height: 20, gap: 8 };

/** Shows short texts with a background above points of the map. */
export function keepChips(map: LeafletMap): KeptChips {
  const pane = map.createPane('chips');
  pane.style.zIndex = '460';
  // The same information is beside the map.
  pane.setAttribute('aria-hidden', 'true');
  const layer = layerGroup().addTo(map);
  let shown: readonly MapChip[] = [];
  return {
    set(chips) {
      shown = chips;
      layer.clearLayers();
      for (const { lat, lon, text, fill, ink } of chips) {
        const chip = document.createElement('span');
        chip.textContent = text;
        chip.style.background = fill;
        chip.style.color = ink;
        const icon = divIcon({ className: 'ws-map-chip', html: chip, iconSize: [0, 0] });
        const options = { icon, pane: 'chips', interactive: false, keyboard: false };
        layer.addLayer(marker([lat, lon], options));
      }
    },
    rooms: () =>
      shown.map(({ lat, lon, text }) => {
        const { x, y } = map.latLngToContainerPoint([lat, lon]);
        const half = (text.length * size.letter + size.ends) / 2;
        const bottom = y - size.gap;
        return { left: x - half, right: x + half, top: bottom - size.height, bottom };
      }),
  };
}
