import { Button, Group, Switch, Text } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { mapDays } from '#heat/domain';
import type { MapDays } from '#heat/domain';
import type { HeatMap, UnplacedSite } from '#heat/offline';
import { useMapLayers } from '#locations/web';
import {
  Card,
  ChartSkeleton,
  DayField,
  EmptyState,
  GenericLoader,
  NoMatch,
  Screen,
  TableSkeleton,
  TextSkeleton,
  useNow,
  useZone,
} from '#packages/ui';
import { useInitialised, useSyncStatus } from '#packages/sync/web';
import { TagPicker, tagPaths } from '#tags/web';
import { HeatMapView } from './heat-map-view.tsx';
import { heatMapTexts } from './heat-map-texts.ts';
import { BandsLegend, TemperatureLegend } from './legends.tsx';
import { mapSearch } from './map-search.ts';
import type { MapSearch } from './map-search.ts';
import { MapSentence } from './map-sentence.tsx';
import { SiteList } from './site-list.tsx';
import { useHeatMap } from './use-heat-map.ts';
import classes from './heat-map.module.css';

/** /heatmap: locations of people and the heat there. */
export function HeatMapScreen() {
  const [now, zone] = [useNow(), useZone()];
  const days = mapDays(now, zone);
  const [search, setSearch] = useMapSearch();
  const { date: asked, job: job_id = null } = search;
  const date = asked !== undefined && asked >= days.min && asked <= days.max ? asked : null;
  const { data, error, refetch, isPastMissing } = useHeatMap({
    ...{ date, job_id, today: days.today },
  });
  const [hasTemperatures, setTemperatures] = useState(false);
  const initialised = useInitialised();
  return (
    <Screen
      ready={initialised && (data !== undefined || error !== null)}
      title={heatMapTexts.title}
      sentence={data && <MapSentence {...{ sites: data.sites, date, isPastMissing }} />}
    >
      <GenericLoader
        error={error}
        isPending={data === undefined}
        skeleton={<MapSkeleton />}
        onRetry={() => void refetch()}
        framed={error !== null}
      >
        {data && (
          <Frame
            {...{ data, days, date, job_id, hasTemperatures }}
            onDate={(next) => setSearch({ ...search, date: next ?? undefined })}
            onJob={(next) => setSearch({ ...search, job: next ?? undefined })}
            onTemperatures={setTemperatures}
          />
        )}
      </GenericLoader>
    </Screen>
  );
}

/** Placeholders for controls, places and map. */
function MapSkeleton() {
  return (
    <div className={classes['frame']}>
      <div className={classes['controls']}>
        <TextSkeleton widths={[40, 100]} />
      </div>
      <Card className={classes['map']}>
        <div className={classes['view']}>
          <ChartSkeleton height="100%" />
        </div>
      </Card>
      <div className={classes['lists']}>
        <Card>
          <TableSkeleton rows={4} height={56} />
        </Card>
      </div>
    </div>
  );
}

type FrameProps = ComponentProps<typeof MapFilter> & { data: HeatMap };

function Frame({ data, ...filter }: FrameProps) {
  const { online } = useSyncStatus();
  const { sites, unplaced, mayPlace, unit } = data;
  const { date, job_id, hasTemperatures, onJob } = filter;
  const [opened, onOpen] = useState<string | null>(null);
  const { temperature } = useMapLayers(online);
  const isDay = date !== null;
  if (sites.length === 0 && unplaced.length === 0 && job_id === null)
    return <NoSites {...{ mayPlace }} />;
  return (
    <div className={classes['frame']}>
      <div className={classes['controls']}>
        <MapFilter {...filter} />
        {hasTemperatures && (
          <>
            <Text mt={8} c="dimmed" fz={12.5} lh="18px">
              {temperatureNote({ isSetUp: temperature !== undefined, isDay, online })}
            </Text>
            <TemperatureLegend unit={unit} />
          </>
        )}
      </div>
      <HeatMapView {...{ sites, unit, date, hasTemperatures, opened, onOpen }} />
      <div className={classes['lists']}>
        {sites.length > 0 && <SiteList {...{ sites, unit, isDay, opened, onOpen }} />}
        {sites.length === 0 && unplaced.length > 0 && (
          <Text mt={8} c="dimmed" fz={12.5} lh="18px">
            {heatMapTexts.nonePlaced}
          </Text>
        )}
        {sites.length === 0 && unplaced.length === 0 && (
          <NoMatch text={heatMapTexts.noMatch} onReset={() => onJob(null)} />
        )}
        <UnplacedList sites={unplaced} mayPlace={mayPlace} />
        <BandsLegend unit={unit} />
      </div>
    </div>
  );
}

function NoSites({ mayPlace }: { mayPlace: boolean }) {
  return (
    <Card>
      <EmptyState
        title={heatMapTexts.noSites}
        text={heatMapTexts.noSitesText}
        outline="none"
        action={
          mayPlace && (
            <Button renderRoot={(props) => <Link {...props} to={tagPaths.location} />}>
              {heatMapTexts.newLocation}
            </Button>
          )
        }
      />
    </Card>
  );
}

function useMapSearch(): [MapSearch, (search: MapSearch) => void] {
  const search = mapSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  return [
    search,
    (next) => void navigate({ to: '/heatmap', search: mapSearch({ ...next }), replace: true }),
  ];
}

interface MapFilterProps {
  days: MapDays;
  /** Null: now. */
  date: string | null;
  /** Null: all. */
  job_id: string | null;
  hasTemperatures: boolean;
  onDate: (date: string | null) => void;
  onJob: (job_id: string | null) => void;
  onTemperatures: (isOn: boolean) => void;
}

/** Filter of the map by time and job, and its layers. */
function MapFilter(props: MapFilterProps) {
  const { days, date, job_id, hasTemperatures, onDate, onJob, onTemperatures } = props;
  return (
    <div className={classes['filter']}>
      <DayField
        label={heatMapTexts.day}
        value={date}
        placeholder={heatMapTexts.live}
        {...days}
        onChange={onDate}
      />
      <TagPicker
        label={heatMapTexts.job}
        placeholder={heatMapTexts.anyJob}
        types={['job']}
        clearable
        value={job_id}
        onChange={onJob}
      />
      <Switch
        label={heatMapTexts.layer}
        checked={hasTemperatures}
        onChange={(event) => onTemperatures(event.currentTarget.checked)}
      />
    </div>
  );
}

/** Source of the temperatures on the map. */
function temperatureNote(state: { isSetUp: boolean; isDay: boolean; online: boolean }): string {
  if (!state.online) return heatMapTexts.layerOffline;
  if (!state.isSetUp) return heatMapTexts.layerOfPoints;
  return state.isDay ? heatMapTexts.layerNowOnly : heatMapTexts.layerOfService;
}

/** Locations without coordinates, with links to set them. */
function UnplacedList({ sites, mayPlace }: { sites: readonly UnplacedSite[]; mayPlace: boolean }) {
  if (sites.length === 0) return null;
  return (
    <section className={classes['unplaced']} aria-label={heatMapTexts.unplaced}>
      <h2>{heatMapTexts.unplaced}</h2>
      {!mayPlace && <p>{heatMapTexts.adminsPlace}</p>}
      <ul>
        {sites.map(({ tag_id, name, workers }) => (
          <Group
            key={tag_id}
            component="li"
            gap="2px 12px"
            align="baseline"
            justify="space-between"
            py={4}
            c="dimmed"
            fz={13}
          >
            <span>
              <Text component="b" inherit c="var(--ws-text)" fw={500}>
                {name}
              </Text>{' '}
              {heatMapTexts.workers(workers)}
            </span>
            {mayPlace && (
              <Link
                to={`${tagPaths.location}/${tag_id}`}
                style={{ fontWeight: 500 }}
                aria-label={`${heatMapTexts.setCoordinates}: ${name}`}
              >
                {heatMapTexts.setCoordinates}
              </Link>
            )}
          </Group>
        ))}
      </ul>
    </section>
  );
}
