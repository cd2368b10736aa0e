import { Box, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { MapSite } from '#heat/offline';
import { MapSources, useMapLayers, useTowns } from '#locations/web';
import type { TemperatureUnit } from '#organisation/domain';
import { MapFrame } from '#packages/map/web';
import type { MapChip } from '#packages/map/web';
import { useSyncStatus } from '#packages/sync/web';
import { useDelayPageReady } from '#packages/ui';
import { tagPaths } from '#tags/web';
import { heatMapTexts } from './heat-map-texts.ts';
import { circlesOf, namesOf, temperaturesOf, viewOf } from './map-marks.ts';
import { SiteHeat } from './site-heat.tsx';
import classes from './heat-map.module.css';

interface Props {
  sites: readonly MapSite[];
  unit: TemperatureUnit;
  /** Null: now. */
  date: string | null;
  hasTemperatures: boolean;
  /** Above the locations, instead of temperatures. */
  chips?: readonly MapChip[];
  opened: string | null;
  onOpen: (tag_id: string | null) => void;
}

const none: readonly never[] = [];

/** The map with a circle for each location, fitted to all of them. */
export function HeatMapView(props: Props) {
  const { sites, unit, date, hasTemperatures, opened, onOpen } = props;
  const { online } = useSyncStatus();
  const { towns, look } = useTowns(online);
  const { base, temperature } = useMapLayers(online);
  const [isReady, setReady] = useState(false);
  useDelayPageReady(!isReady);
  // A temperature service only has current values.
  const veil = hasTemperatures && date === null ? temperature : undefined;
  const tiles = useMemo(
    () => [base, veil].flatMap((layer) => (layer === undefined ? [] : [layer.tiles])),
    [base, veil],
  );
  const labels = useMemo(() => [...namesOf(sites), ...towns], [sites, towns]);
  const { chips: given } = props;
  const circles = useMemo(() => circlesOf(sites, unit), [sites, unit]);
  const chips = useMemo(
    () => given ?? (hasTemperatures && veil === undefined ? temperaturesOf(sites, unit) : none),
    [given, hasTemperatures, veil, sites, unit],
  );
  const view = useView(sites);
  const site = sites.find(({ tag_id }) => tag_id === opened);
  const attributions = [
    ...[base, veil].flatMap((layer) => layer?.attribution ?? []),
    ...new Set(sites.map(({ attribution }) => attribution).filter((each) => each !== '')),
  ];
  return (
    <div className={classes['map']}>
      <div className={classes['view']}>
        <MapFrame
          label={heatMapTexts.title}
          lost={heatMapTexts.lost}
          opened={site?.tag_id ?? null}
          popup={site && <SitePopup site={site} unit={unit} date={date} />}
          onView={look}
          onReady={() => setReady(true)}
          {...{ labels, circles, chips, tiles, view, onOpen }}
        />
      </div>
      <MapSources more={attributions} />
    </div>
  );
}

/** The area of the map. It only changes with places and crews, not with the weather. */
function useView(sites: readonly MapSite[]) {
  const places = sites.map(({ tag_id, lat, lon, workers }) => [tag_id, lat, lon, workers].join());
  const key = places.toSorted().join(' ');
  const [fitted, setFitted] = useState(() => ({ key, view: viewOf(sites) }));
  if (fitted.key === key) return fitted.view;
  const next = { key, view: viewOf(sites) };
  setFitted(next);
  return next.view;
}

interface SitePopupProps {
  site: MapSite;
  unit: TemperatureUnit;
  /** Null: now. */
  date: string | null;
}

/** Popup of a pressed location. */
function SitePopup({ site, unit, date }: SitePopupProps) {
  return (
    <Stack gap={4} align="start">
      <Box component="h2" pe={16} fz={14} fw={600} lh="20px">
        {site.name}
      </Box>
      <Text inherit c="dimmed">
        {heatMapTexts.workers(site.workers)}
      </Text>
      <SiteHeat {...{ site, unit }} isDay={date !== null} />
      <Link
        to="/monitoring"
        style={{ fontWeight: 500 }}
        search={{ matrix_location: site.tag_id, matrix_from: date ?? undefined }}
      >
        {heatMapTexts.openMatrix}
      </Link>
      <Link to={`${tagPaths.location}/${site.tag_id}`} style={{ fontWeight: 500 }}>
        {heatMapTexts.openLocation}
      </Link>
    </Stack>
  );
}
