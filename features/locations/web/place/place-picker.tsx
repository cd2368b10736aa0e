import { Button } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import type { FoundPlace, PlaceQuery } from '#locations/contract';
import { locationZoom } from '#locations/domain';
import type { MapPoint, MapView } from '#packages/map/web';
import { useSyncStatus } from '#packages/sync/web';
import { FoundPlaces } from './found-places.tsx';
import { PlaceMap } from './place-map.tsx';
import { placeTexts } from './place-texts.ts';
import { SearchForms } from './search-forms.tsx';
import { useDevicePosition } from './use-device-position.ts';
import { usePlaceSearch } from './use-place-search.ts';
import classes from './place-picker.module.css';

interface Props {
  /** Of the place, for the map. */
  name: string;
  /** Null while none is chosen. */
  point: MapPoint | null;
  onPoint: (point: MapPoint) => void;
  /** A place was found by its name. */
  onFound: (place: FoundPlace) => void;
}

/** Picks the coordinates of a place that does not exist yet: by search, from the device or on the map. */
export function PlacePicker({ name, point, onPoint, onFound }: Props) {
  const { online } = useSyncStatus();
  const { found, isSearching, problem, search } = usePlaceSearch();
  const [view, setView] = useState<MapView>(null);
  const [chosen, setChosen] = useState<FoundPlace | null>(null);
  const device = useDevicePosition();

  function goTo(next: MapPoint): void {
    onPoint(next);
    setView({ ...next, zoom: locationZoom });
  }
  function choose(place: FoundPlace): void {
    setChosen(place);
    onFound(place);
    goTo({ lat: Number(place.lat), lon: Number(place.lon) });
  }
  async function look(query: Partial<PlaceQuery>): Promise<void> {
    const first = await search(query);
    if (first !== null) choose(first);
  }
  async function askDevice(): Promise<void> {
    const known = await device.ask();
    if (known !== null) goTo(known);
  }

  return (
    <div className={classes['frame']}>
      <div className={classes['panel']}>
        <SearchForms
          isSearching={isSearching}
          isOnline={online}
          onSearch={(query) => void look(query)}
        />
        <FoundPlaces found={found} chosen={chosen} problem={problem} onChoose={choose} />
        <Button
          variant="default"
          loading={device.isAsking}
          leftSection={<IconCurrentLocation size={16} stroke={1.9} />}
          onClick={() => void askDevice()}
        >
          {placeTexts.position}
        </Button>
      </div>
      <div className={classes['map']}>
        <PlaceMap
          name={name}
          point={point}
          mayChange
          isLow
          view={view}
          onPoint={onPoint}
          onReady={() => undefined}
        />
      </div>
    </div>
  );
}
