import { divIcon, marker as newMarker } from 'leaflet';
import type { Map as LeafletMap, Marker } from 'leaflet';
import { roundDegrees } from '../map-types.ts';
import type { MapPoint } from '../map-types.ts';
import type { Room } from './room.ts';

export interface MarkerOptions {
  /** Label for screen readers. */
  label: string;
  /** It can be dragged and moved by the arrow keys. */
  isMovable: boolean;
}

interface KeptMarker {
  set: (point: MapPoint | null, options: MarkerOptions) => void;
  /** The areas it occupies. */
  rooms: () => Room[];
}

/** Pixels that an arrow key moves the marker by; with Shift one. */
const stride = 10;

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const icon = divIcon({
  className: 'ws-map-marker',
  html: '<svg viewBox="0 0 24 32" width="30" height="40" aria-hidden="true"><path d="M12 1a11 11 0 0 0-11 11c0 7.5 11 19 11 19s11-11.5 11-19a11 11 0 0 0-11-11z"/><circle cx="12" cy="12" r="4.2"/></svg>',
  iconSize: [30, 40],
  iconAnchor: [15, 40],
});

/** Shows one marker, or none. */
export function keepMarker(map: LeafletMap, onMove: (point: MapPoint) => void): KeptMarker {
  let marker: Marker | null = null;
  let isMovable = false;

  function onDragEnd(): void {
    if (marker === null) return;
    const { lat, lng } = marker.getLatLng();
    const lon = Math.min(180, Math.max(-180, lng));
    onMove({ lat: roundDegrees(lat), lon: roundDegrees(lon) });
  }

  function byKey(event: KeyboardEvent): void {
    const way = arrows[event.key];
    if (way === undefined || marker === null || !isMovable) return;
    event.preventDefault();
    // Otherwise the map would move as well.
    event.stopPropagation();
    const length = event.shiftKey ? 1 : stride;
    const point = map.latLngToContainerPoint(marker.getLatLng());
    const next = map.containerPointToLatLng([point.x + way[0] * length, point.y + way[1] * length]);
    marker.setLatLng(next);
    map.panInside(next, { padding: [40, 40], animate: false });
    onDragEnd();
  }

  return {
    rooms() {
      if (marker === null) return [];
      const { x, y } = map.latLngToContainerPoint(marker.getLatLng());
      return [{ left: x - 16, right: x + 16, top: y - 41, bottom: y + 1 }];
    },
    set(point, options) {
      isMovable = options.isMovable;
      if (point === null) {
        marker?.remove();
        marker = null;
        return;
      }
      if (marker === null) {
        marker = newMarker([point.lat, point.lon], { icon, draggable: isMovable, autoPan: true });
        marker.on('dragend', onDragEnd);
        marker.addTo(map);
        marker.getElement()?.addEventListener('keydown', byKey);
      } else marker.setLatLng([point.lat, point.lon]);
      if (isMovable) marker.dragging?.enable();
      else marker.dragging?.disable();
      marker.getElement()?.setAttribute('aria-label', options.label);
    },
  };
}
