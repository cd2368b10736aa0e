import { control, latLngBounds, map as openMap } from 'leaflet';
import type { Map as LeafletMap } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './map.css';
import type { BaseMap } from './base-map.ts';
import { openFineOutlines } from './fine-outlines.ts';
import { keepChips } from './layers/chip-layer.ts';
import { keepCircles } from './layers/circle-layer.ts';
import { keepGraticule } from './layers/graticule-layer.ts';
import { keepLabels } from './layers/label-layer.ts';
import { keepOutlines } from './layers/outline-layer.ts';
import { keepMarker } from './layers/marker-layer.ts';
import type { MarkerOptions } from './layers/marker-layer.ts';
import { keepTileLayers } from './layers/tile-layers.ts';
import { roundDegrees } from './map-types.ts';
import type {
  MapBox,
  MapChip,
  MapCircle,
  MapLabel,
  MapPoint,
  MapTiles,
  MapView,
} from './map-types.ts';

export interface MapEvents {
  /** The visible area changed. */
  onView: (box: MapBox, zoom: number) => void;
  /** The number of shown names changed. */
  onNames: (count: number) => void;
  /** A point of the map was clicked. */
  onPick: (point: MapPoint) => void;
  /** The marker was dragged or moved by keys. */
  onMarker: (point: MapPoint) => void;
  /** A circle was clicked, or the popup was closed. */
  onOpen: (id: string | null) => void;
}

/** A map in the page, independent of Leaflet. */
export interface MapHandle {
  /** Null removes it. */
  setMarker: (point: MapPoint | null, options: MarkerOptions) => void;
  setLabels: (labels: readonly MapLabel[]) => void;
  setCircles: (circles: readonly MapCircle[]) => void;
  setChips: (chips: readonly MapChip[]) => void;
  setTiles: (tiles: readonly MapTiles[]) => void;
  /** Opens the popup of a circle with the given content, and brings it into view; or closes it. */
  openPopup: (id: string | null, content: HTMLElement) => void;
  show: (view: MapView) => void;
  /** The point in its middle. */
  middle: () => MapPoint;
  close: () => void;
}

/** Limits of the projection. */
const ends = { south: -85, west: -180, north: 85, east: 180 };

/** Zooms below which the names of countries are shown. */
const countryZoom = 6;
/** Minimum area of a country for its name, in pixels. */
const namedArea = 350;

/** Opens a map in an element that has its size. */
export function openLeafletMap(
  host: HTMLElement,
  base: BaseMap,
  view: MapView,
  events: MapEvents,
): MapHandle {
  const map = openMap(host, {
    attributionControl: false,
    zoomControl: false,
    minZoom: 0,
    maxZoom: 18,
    zoomSnap: 0.5,
    maxBounds: [
      [-90, -200],
      [90, 200],
    ],
    maxBoundsViscosity: 0.8,
    // A second press during an animation would be lost.
    zoomAnimation: false,
    fadeAnimation: false,
    // Scrolling the page over the map would zoom it.
    scrollWheelZoom: false,
    // Leaflet's own resize handler reports a move 200 ms later, also for a map that is closed by
    // then.
    trackResize: false,
  });
  control
    .zoom({ position: 'topright', zoomInTitle: 'Zoom in', zoomOutTitle: 'Zoom out' })
    .addTo(map);
  control.scale({ imperial: false, maxWidth: 120 }).addTo(map);
  const outlines = keepOutlines(map, base, openFineOutlines());
  const labels = keepLabels(map);
  const marker = keepMarker(map, events.onMarker);
  const circles = keepCircles(map, events.onOpen);
  const chips = keepChips(map);
  const tileLayers = keepTileLayers(map);
  show(map, view);
  const graticule = keepGraticule(map);
  let towns: readonly MapLabel[] = [];
  // Tiles contain names themselves.
  let isNamed = false;
  const relabel = () => {
    const zoom = map.getZoom();
    const pixels = ((256 * 2 ** zoom) / 360) ** 2;
    const countries = base.countries.filter(({ area }) => area * pixels > namedArea);
    const own = towns.filter(({ isOwn }) => isOwn);
    const others = towns.filter(({ isOwn }) => !isOwn);
    const names = isNamed ? own : [...own, ...(zoom < countryZoom ? countries : []), ...others];
    const taken = [...circles.rooms(), ...chips.rooms(), ...marker.rooms(), ...graticule.rooms()];
    const count = labels.show(names, taken);
    events.onNames(isNamed ? Number.POSITIVE_INFINITY : count);
  };

  map.on('click', ({ latlng }) => events.onPick(pointOf(latlng)));
  map.on('moveend', () => {
    outlines.update(isNamed);
    relabel();
    events.onView(boxOf(map), map.getZoom());
  });
  // When the size changes, for example by turning a phone.
  const sizes = new ResizeObserver(() => map.invalidateSize());
  sizes.observe(host);
  map.whenReady(() => {
    outlines.update(isNamed);
    relabel();
    events.onView(boxOf(map), map.getZoom());
  });

  return {
    setMarker(point, options) {
      marker.set(point, options);
      relabel();
    },
    setLabels(next) {
      towns = next;
      relabel();
    },
    setCircles(next) {
      circles.set(next);
      relabel();
    },
    setChips(next) {
      chips.set(next);
      relabel();
    },
    setTiles(next) {
      tileLayers.set(next);
      isNamed = next.some(({ depth }) => depth === 'ground');
      outlines.update(isNamed);
      relabel();
    },
    openPopup: circles.open,
    show: (next) => show(map, next),
    middle: () => pointOf(map.getCenter()),
    close() {
      sizes.disconnect();
      outlines.close();
      map.remove();
    },
  };
}

function show(map: LeafletMap, view: MapView): void {
  // Without animation, as the user has just chosen the target.
  if (view !== null && 'box' in view) {
    const { south, west, north, east } = view.box;
    const bounds = latLngBounds([south, west], [north, east]).pad(view.padding / 100);
    map.fitBounds(bounds, { animate: false, maxZoom: view.nearest });
  } else if (view !== null) map.setView([view.lat, view.lon], view.zoom, { animate: false });
  else {
    map.fitBounds(
      [
        [-55, -170],
        [75, 180],
      ],
      { animate: false },
    );
  }
}

function pointOf({ lat, lng }: { lat: number; lng: number }): MapPoint {
  const lon = Math.min(ends.east, Math.max(ends.west, lng));
  return { lat: roundDegrees(lat), lon: roundDegrees(lon) };
}

function boxOf(map: LeafletMap): MapBox {
  const bounds = map.getBounds();
  return {
    south: Math.max(ends.south, bounds.getSouth()),
    west: Math.max(ends.west, bounds.getWest()),
    north: Math.min(ends.north, bounds.getNorth()),
    east: Math.min(ends.east, bounds.getEast()),
  };
}
