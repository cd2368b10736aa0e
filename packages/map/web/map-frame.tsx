import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './map-frame.module.css';
import type { MapEvents, MapHandle } from './leaflet-map.ts';
import type { MapChip, MapCircle, MapLabel, MapPoint, MapTiles, MapView } from './map-types.ts';

interface Props extends Partial<Omit<MapEvents, 'onNames'>> {
  /** Label for screen readers. */
  label: string;
  marker?: MapPoint | null;
  markerLabel?: string;
  isMovable?: boolean;
  labels: readonly MapLabel[];
  circles?: readonly MapCircle[];
  chips?: readonly MapChip[];
  tiles?: readonly MapTiles[];
  /** The circle with the open popup, and its content. */
  opened?: string | null;
  popup?: ReactNode;
  /** Message if the map could not be loaded. */
  lost?: string;
  /** The initial view, and any new one. */
  view: MapView;
  /** The map is ready, or could not be loaded. */
  onReady?: (handle: MapHandle | null) => void;
}

const none: readonly never[] = [];

/** A map with a marker or circles. Map and outlines are loaded with the first one. */
export function MapFrame(props: Props) {
  const { label, labels, view, circles = none, chips = none, tiles = none } = props;
  const { marker = null, markerLabel = '', isMovable = false, opened = null, popup } = props;
  const { lost = mapMessages.lost } = props;
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const [handle, setHandle] = useState<MapHandle | null>(null);
  const [isLost, setLost] = useState(false);
  const [isBare, setBare] = useState(false);
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const gone = new AbortController();
    let map: MapHandle | null = null;
    async function open(): Promise<void> {
      try {
        const [{ openLeafletMap }, { loadBaseMap }] = await Promise.all([
          import('./leaflet-map.ts'),
          import('./load-base-map.ts'),
        ]);
        const base = await loadBaseMap();
        if (gone.signal.aborted || host.current === null) return;
        map = openLeafletMap(host.current, base, latest.current.view, {
          onView: (box, zoom) => latest.current.onView?.(box, zoom),
          onNames: (count) => setBare(count === 0),
          onPick: (point) => latest.current.onPick?.(point),
          onMarker: (point) => latest.current.onMarker?.(point),
          onOpen: (id) => latest.current.onOpen?.(id),
        });
        setHandle(map);
      } catch {
        if (!gone.signal.aborted) setLost(true);
      }
      if (!gone.signal.aborted) latest.current.onReady?.(map);
    }
    void open();
    return () => {
      gone.abort();
      map?.close();
    };
  }, []);

  useEffect(() => handle?.setTiles(tiles), [handle, tiles]);
  useEffect(() => handle?.setLabels(labels), [handle, labels]);
  useEffect(() => handle?.setCircles(circles), [handle, circles]);
  useEffect(() => handle?.setChips(chips), [handle, chips]);
  useEffect(
    () => handle?.setMarker(marker, { label: markerLabel, isMovable }),
    [handle, marker, markerLabel, isMovable],
  );
  useEffect(() => {
    if (view !== null) handle?.show(view);
  }, [handle, view]);
  useEffect(() => handle?.openPopup(opened, place), [handle, opened, place]);

  return (
    <div className={classes['frame']}>
      <div ref={host} className={classes['host']} role="region" aria-label={label} />
      {opened !== null && createPortal(popup, place)}
      {isBare && <p className={classes['bare']}>{mapMessages.bare}</p>}
      {isLost && (
        <p className={classes['lost']} role="status">
          {lost}
        </p>
      )}
    </div>
  );
}

/** Texts of the map. */
export const mapMessages = {
  lost: 'The map could not be loaded. You can still enter coordinates.',
  bare: 'No towns in view, and this map has no streets. Zoom out to see what is nearby.',
  outlines: 'Outlines: Natural Earth',
} as const;
