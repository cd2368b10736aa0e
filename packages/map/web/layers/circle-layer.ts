import { circle, circleMarker, layerGroup, popup as newPopup } from 'leaflet';
import type { Map as LeafletMap, Path } from 'leaflet';
import type { MapCircle } from '../map-types.ts';
import type { Room } from './room.ts';

interface KeptCircles {
  set: (circles: readonly MapCircle[]) => void;
  /** Opens or closes the popup of a circle. */
  open: (id: string | null, content: HTMLElement) => void;
  /** The areas occupied by the centre points. */
  rooms: () => Room[];
}

const popupSize = { minWidth: 180, maxWidth: 260, autoPanPadding: [16, 16] as [number, number] };

/** Diameter of a centre point in pixels, at any zoom. */
const dot = 5;

/** Opacity of the fill. */
const fillOpacity = 0.25;

/**
 * Shows circles with a centre point, so that each is visible from far away. Larger ones are drawn
 * first, and all points last, so that all can be reached.
 */
export function keepCircles(map: LeafletMap, onOpen: (id: string | null) => void): KeptCircles {
  const layer = layerGroup().addTo(map);
  const popup = newPopup(popupSize);
  let shown: readonly MapCircle[] = [];
  let opened: string | null = null;

  popup.on('remove', () => {
    if (opened === null) return;
    opened = null;
    onOpen(null);
  });

  function add(path: Path, { id, colour }: MapCircle, opacity: number): void {
    path.setStyle({ fillOpacity: opacity, bubblingMouseEvents: false });
    path.on('click', () => onOpen(id));
    path.addTo(layer);
    const element = path.getElement() as SVGElement | undefined;
    // An attribute would not follow the theme.
    if (element !== undefined) {
      element.style.fill = colour;
      if (!element.classList.contains('ws-map-dot')) element.style.stroke = colour;
    }
  }

  return {
    set(circles) {
      shown = circles;
      layer.clearLayers();
      for (const one of circles.toSorted((a, b) => b.metres - a.metres)) {
        if (one.metres === 0) continue;
        const ring = circle([one.lat, one.lon], { radius: one.metres, weight: 1.5 });
        add(ring, one, fillOpacity);
      }
      for (const one of circles) {
        const middle = { radius: dot, weight: 2, className: 'ws-map-dot' };
        add(circleMarker([one.lat, one.lon], middle), one, 1);
      }
    },
    open(id, content) {
      const one = shown.find((each) => each.id === id);
      opened = one?.id ?? null;
      if (one === undefined) popup.remove();
      else popup.setContent(content).setLatLng([one.lat, one.lon]).openOn(map);
    },
    rooms: () =>
      shown.map(({ lat, lon }) => {
        const { x, y } = map.latLngToContainerPoint([lat, lon]);
        return { left: x - dot, right: x + dot, top: y - dot, bottom: y + dot };
      }),
  };
}
