import { divIcon, layerGroup, marker } from 'leaflet';
import type { Map as LeafletMap } from 'leaflet';
import type { MapLabel } from '../map-types.ts';
import { isFree } from './room.ts';
import type { Room } from './room.ts';

/** Size of a name in pixels, including its distance to the next one. */
const size = { letter: 6.6, apart: 8, height: 17, below: 17 };

interface Labels {
  /**
   * Returns how many names are shown.
   *
   * @param taken areas that are occupied already
   */
  show: (labels: readonly MapLabel[], taken: readonly Room[]) => number;
}

/** Shows names on the map; overlapping ones are left out. */
export function keepLabels(map: LeafletMap): Labels {
  const pane = map.createPane('labels');
  pane.style.zIndex = '450';
  // The same names are beside the map if they matter.
  pane.setAttribute('aria-hidden', 'true');
  const layer = layerGroup().addTo(map);
  return {
    show(labels, others) {
      layer.clearLayers();
      let shown = 0;
      const taken = [...others];
      const bounds = map.getBounds();
      const view = map.getSize();
      for (const { name, lat, lon, isOwn = false } of labels) {
        if (!bounds.contains([lat, lon])) continue;
        const point = map.latLngToContainerPoint([lat, lon]);
        const [x, y] = [point.x, point.y + (isOwn ? size.below : 0)];
        const width = name.length * size.letter + size.apart;
        const own = {
          ...{ left: x - width / 2, right: x + width / 2 },
          ...{ top: y - size.height / 2, bottom: y + size.height / 2 },
        };
        const isWhole = own.left > 0 && own.right < view.x && own.top > 0 && own.bottom < view.y;
        if (!isWhole || !isFree(own, taken)) continue;
        taken.push(own);
        shown += 1;
        const text = document.createElement('span');
        text.textContent = name;
        const icon = divIcon({
          className: isOwn ? 'ws-map-name ws-map-own' : 'ws-map-name',
          html: text,
          iconSize: [0, 0],
        });
        const options = { icon, pane: 'labels', interactive: false, keyboard: false };
        layer.addLayer(marker([lat, lon], options));
      }
      return shown;
    },
  };
}
