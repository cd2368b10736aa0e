export { MapFrame, mapMessages } from './map-frame.tsx';
export type { MapHandle } from './leaflet-map.ts';
export type {
  MapBox,
  MapChip,
  MapCircle,
  MapLabel,
  MapPoint,
  MapTiles,
  MapView,
} from './map-types.ts';
