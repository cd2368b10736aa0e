import { Button, Group, Stack, TextInput } from '@mantine/core';
import { IconCurrentLocation, IconMapPinPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { FoundPlace, PlaceQuery } from '#locations/contract';
import { degreesText, isPlaced, locationZoom, storedPlace } from '#locations/domain';
import type { MapHandle, MapView } from '#packages/map/web';
import { useSyncStatus } from '#packages/sync/web';
import { ActionNote, CopyText, Form, LeaveGuard, showToast } from '#packages/ui';
import type { Coordinates, Tag } from '#tags/contract';
import { FoundPlaces } from './found-places.tsx';
import { PlaceMap } from './place-map.tsx';
import { placeTexts } from './place-texts.ts';
import { SearchForms } from './search-forms.tsx';
import { useAddressPlace } from './use-address-place.ts';
import { useDevicePosition } from './use-device-position.ts';
import { usePlace } from './use-place.ts';
import type { Place } from './use-place.ts';
import { usePlaceSearch } from './use-place-search.ts';
import classes from './place-tab.module.css';

interface Props {
  /** The location in the copy. */
  tag: Tag;
  mayChange: boolean;
}

/** Zoom that shows a town and its surroundings. */
const townZoom = 11;

/** Sets the coordinates of a location: on the map, by search, from the device, or as numbers. */
export function PlaceTab({ tag, mayChange }: Props) {
  const { online } = useSyncStatus();
  const place = usePlace(tag);
  const { found, isSearching, problem, search } = usePlaceSearch();
  const [view, setView] = useState<MapView>(() => viewOf(storedPlace(tag)));
  const [chosen, setChosen] = useState<FoundPlace | null>(null);
  const [handle, setHandle] = useState<MapHandle | null>(null);
  const device = useDevicePosition();
  const addressPlace = useAddressPlace();

  function goTo(point: Coordinates): void {
    place.choose(point);
    setView(viewOf(point));
  }
  function choose(next: FoundPlace): void {
    setChosen(next);
    goTo({ lat: Number(next.lat), lon: Number(next.lon) });
  }
  async function look(query: Partial<PlaceQuery>): Promise<void> {
    const first = await search(query);
    if (first !== null) choose(first);
  }
  async function askDevice(): Promise<void> {
    const known = await device.ask();
    if (known !== null) return goTo(known);
    const about = await addressPlace();
    if (about === null) return;
    // Good enough for the initial view, but not for the coordinates of a workplace.
    setView({ lat: about.lat, lon: about.lon, zoom: townZoom });
    showToast({ kind: 'note', text: placeTexts.roughly });
  }

  return (
    <div className={classes['frame']}>
      <PlaceMap
        name={tag.name}
        point={place.point}
        mayChange={mayChange}
        view={view}
        onPoint={place.choose}
        onReady={setHandle}
      />
      {mayChange ? (
        <div className={classes['panel']}>
          <Stack gap={8}>
            <SearchForms
              isSearching={isSearching}
              isOnline={online}
              onSearch={(query) => void look(query)}
            />
            <FoundPlaces found={found} chosen={chosen} problem={problem} onChoose={choose} />
          </Stack>
          <Group gap={8}>
            <Button
              variant="default"
              loading={device.isAsking}
              leftSection={<IconCurrentLocation size={16} stroke={1.9} />}
              onClick={() => void askDevice()}
            >
              {placeTexts.position}
            </Button>
            <Button
              variant="default"
              disabled={handle === null}
              leftSection={<IconMapPinPlus size={16} stroke={1.9} />}
              onClick={() => handle !== null && place.choose(handle.middle())}
            >
              {placeTexts.middle}
            </Button>
          </Group>
          <Form
            label={placeTexts.coordinates}
            onSubmit={() => place.isChanged && online && !place.isSaving && place.save()}
          >
            <CoordinateFields place={place} />
            <footer className={classes['actions']}>
              <ActionNote>{online ? '' : placeTexts.needsConnection}</ActionNote>
              {place.isChanged && (
                <Button variant="default" disabled={place.isSaving} onClick={place.discard}>
                  {placeTexts.discard}
                </Button>
              )}
              <Button type="submit" loading={place.isSaving} disabled={!place.isChanged || !online}>
                {placeTexts.save}
              </Button>
            </footer>
          </Form>
          <LeaveGuard when={place.isChanged} />
        </div>
      ) : (
        <PlacedText point={place.point} />
      )}
    </div>
  );
}

/** A close view of a place; the world without coordinates. */
function viewOf(point: Coordinates): MapView {
  return isPlaced(point) ? { ...point, zoom: locationZoom } : null;
}

/** Latitude and longitude as numbers, as an alternative to the map. */
function CoordinateFields({ place }: { place: Place }) {
  const { fields, errors, type, clear } = place;
  return (
    <fieldset className={classes['coordinates']}>
      <legend>{placeTexts.coordinates}</legend>
      {(['lat', 'lon'] as const).map((field) => (
        <TextInput
          key={field}
          label={placeTexts[field]}
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
          value={fields[field]}
          error={errors[field]}
          onChange={(event) => type(field, event.currentTarget.value)}
        />
      ))}
      <p className="ws-hint">{placeTexts.degrees}</p>
      <Button variant="default" disabled={fields.lat === '' && fields.lon === ''} onClick={clear}>
        {placeTexts.clear}
      </Button>
    </fieldset>
  );
}

/** The coordinates, read only. */
function PlacedText({ point }: { point: Coordinates | null }) {
  return (
    <div className={classes['panel']}>
      <p className="ws-hint">{placeTexts.readOnly}</p>
      {point === null ? (
        <p>{placeTexts.unplaced}</p>
      ) : (
        <CopyText
          label={placeTexts.coordinates}
          text={`${degreesText(point.lat)}, ${degreesText(point.lon)}`}
        />
      )}
    </div>
  );
}
