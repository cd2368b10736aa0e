import { useState } from 'react';
import { MapFrame, mapMessages } from '#packages/map/web';
import type { MapHandle, MapPoint, MapView } from '#packages/map/web';
import { useSyncStatus } from '#packages/sync/web';
import { useHoldPage } from '#packages/ui';
import { placeTexts } from './place-texts.ts';
import { useTowns } from './use-towns.ts';
import classes from './place-tab.module.css';

interface Props {
  name: string;
  point: MapPoint | null;
  mayChange: boolean;
  view: MapView;
  onPoint: (point: MapPoint) => void;
  onReady: (handle: MapHandle | null) => void;
}

/** The map of a location with its marker, and whose data it shows. */
export function PlaceMap({ name, point, mayChange, view, onPoint, onReady }: Props) {
  const { online } = useSyncStatus();
  const { towns, look } = useTowns(online);
  const [isReady, setReady] = useState(false);
  useHoldPage(!isReady);
  const choose = (next: MapPoint) => mayChange && onPoint(next);
  return (
    <div className={classes['map']}>
      <div className={classes['view']}>
        <MapFrame
          label={placeTexts.map(name)}
          marker={point}
          markerLabel={mayChange ? placeTexts.marker(name) : placeTexts.markerAlone(name)}
          isMovable={mayChange}
          labels={towns}
          view={view}
          onView={look}
          onPick={choose}
          onMarker={choose}
          onReady={(handle) => {
            setReady(true);
            onReady(handle);
          }}
        />
      </div>
      <p className={classes['licence']}>
        {mapMessages.outlines} · {placeTexts.gazetteer},{' '}
        <a
          href="https://creativecommons.org/licenses/by/4.0/"
          target="_blank"
          rel="noreferrer noopener"
        >
          {placeTexts.licence}
        </a>
      </p>
    </div>
  );
}
