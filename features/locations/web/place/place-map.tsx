import { useMemo, useState } from 'react';
import { MapFrame } from '#packages/map/web';
import type { MapHandle, MapPoint, MapView } from '#packages/map/web';
import { useSyncStatus } from '#packages/sync/web';
import { useDelayPageReady } from '#packages/ui';
import { placeTexts } from './place-texts.ts';
import { MapSources } from '../map/map-sources.tsx';
import { useMapLayers } from '../map/use-map-layers.ts';
import { useTowns } from '../map/use-towns.ts';
import classes from './place-tab.module.css';

interface Props {
  name: string;
  point: MapPoint | null;
  mayChange: boolean;
  /** Among the fields of a form. */
  isLow?: boolean;
  view: MapView;
  onPoint: (point: MapPoint) => void;
  onReady: (handle: MapHandle | null) => void;
}

/** The map of a location with its marker and attribution. */
export function PlaceMap(props: Props) {
  const { name, point, mayChange, isLow = false, view, onPoint, onReady } = props;
  const { online } = useSyncStatus();
  const { towns, look } = useTowns(online);
  const { base } = useMapLayers(online);
  const tiles = useMemo(() => (base === undefined ? [] : [base.tiles]), [base]);
  const [isReady, setReady] = useState(false);
  useDelayPageReady(!isReady);
  const choose = (next: MapPoint) => mayChange && onPoint(next);
  return (
    <div className={classes['map']}>
      <div className={classes['view']} data-low={isLow}>
        <MapFrame
          label={placeTexts.map(name)}
          marker={point}
          markerLabel={mayChange ? placeTexts.marker(name) : placeTexts.markerAlone(name)}
          isMovable={mayChange}
          labels={towns}
          tiles={tiles}
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
      <MapSources more={base === undefined ? [] : [base.attribution]} />
    </div>
  );
}
