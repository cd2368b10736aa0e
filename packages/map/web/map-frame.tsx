import { useEffect, useRef, useState } from 'react';
import { mapMessages } from './map-messages.ts';
import classes from './map-frame.module.css';
import type { MapEvents, MapHandle } from './leaflet-map.ts';
import type { MapLabel, MapPoint, MapView } from './map-types.ts';

interface Props extends Omit<MapEvents, 'onNames'> {
  /** What a screen reader calls the map. */
  label: string;
  marker: MapPoint | null;
  markerLabel: string;
  isMovable: boolean;
  labels: readonly MapLabel[];
  /** Where the map looks first, and whenever another one is given. */
  view: MapView;
  /** The map stands, or could not be loaded. */
  onReady?: (handle: MapHandle | null) => void;
}

/** A map with one marker. Map and outlines are fetched when the first one is shown. */
export function MapFrame(props: Props) {
  const { label, marker, markerLabel, isMovable, labels, view } = props;
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const [handle, setHandle] = useState<MapHandle | null>(null);
  const [isLost, setLost] = useState(false);
  const [isBare, setBare] = useState(false);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const gone = new AbortController();
    let opened: MapHandle | null = null;
    async function open(): Promise<void> {
      try {
        const [{ openLeafletMap }, { loadBaseMap }] = await Promise.all([
          import('./leaflet-map.ts'),
          import('./load-base-map.ts'),
        ]);
        const base = await loadBaseMap();
        if (gone.signal.aborted || host.current === null) return;
        opened = openLeafletMap(host.current, base, latest.current.view, {
          onView: (box, zoom) => latest.current.onView(box, zoom),
          onNames: (count) => setBare(count === 0),
          onPick: (point) => latest.current.onPick(point),
          onMarker: (point) => latest.current.onMarker(point),
        });
        setHandle(opened);
      } catch {
        if (!gone.signal.aborted) setLost(true);
      }
      if (!gone.signal.aborted) latest.current.onReady?.(opened);
    }
    void open();
    return () => {
      gone.abort();
      opened?.close();
    };
  }, []);

  useEffect(() => handle?.setLabels(labels), [handle, labels]);
  useEffect(
    () => handle?.setMarker(marker, { label: markerLabel, isMovable }),
    [handle, marker, markerLabel, isMovable],
  );
  useEffect(() => {
    if (view !== null) handle?.show(view);
  }, [handle, view]);

  return (
    <div className={classes['frame']}>
      <div ref={host} className={classes['host']} role="region" aria-label={label} />
      {isBare && <p className={classes['bare']}>{mapMessages.bare}</p>}
      {isLost && (
        <p className={classes['lost']} role="status">
          {mapMessages.lost}
        </p>
      )}
    </div>
  );
}
