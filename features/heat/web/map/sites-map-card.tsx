import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { heatMap } from '#heat/offline';
import { useCopy } from '#packages/sync/web';
import { Card, ChartSkeleton, ErrorState, useInSight } from '#packages/ui';
import { heatMapTexts as texts } from './heat-map-texts.ts';
import { HeatMapView } from './heat-map-view.tsx';
import { heatChipsOf } from './map-marks.ts';
import { SiteList } from './site-list.tsx';
import classes from './heat-map.module.css';

/** A minute, as the current moment changes. */
const often = 60_000;

export interface SitesMapProps {
  /** Number of people on shift by location; null without rosters. */
  onShiftAt: Readonly<Record<string, number>> | null;
}

/** The locations on a map with their heat now, and the same as a list beside it. */
export function SitesMapCard({ onShiftAt }: SitesMapProps) {
  const { data, error, refetch } = useCopy(
    heatMap,
    { date: null, job_id: null },
    { every: often, keepPrevious: true },
  );
  const [opened, onOpen] = useState<string | null>(null);
  const [box, isInSight] = useInSight<HTMLDivElement>(false);
  // The map and its outlines are large: they are loaded when the card comes into view, and stay.
  const [wasSeen, setSeen] = useState(false);
  if (isInSight && !wasSeen) setSeen(true);
  const chips = useMemo(
    () => (data === undefined ? [] : heatChipsOf(data.sites, data.unit, onShiftAt)),
    [data, onShiftAt],
  );
  return (
    <Card
      title={texts.card}
      subtitle={onShiftAt === null ? texts.cardAboutHeat : texts.cardAbout}
      footer={
        <Link to="/heatmap" className="ws-card-link">
          {texts.whole}
        </Link>
      }
    >
      <div ref={box} className={classes['card']}>
        {error !== null ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : data === undefined || !wasSeen ? (
          <ChartSkeleton height={320} />
        ) : (
          <>
            <HeatMapView
              {...{ sites: data.sites, unit: data.unit, chips, opened, onOpen }}
              date={null}
              hasTemperatures={false}
            />
            <SiteList
              {...{ sites: data.sites, unit: data.unit, opened, onOpen }}
              isDay={false}
              {...(onShiftAt !== null && {
                peopleText: ({ tag_id }) => texts.onShift(onShiftAt[tag_id] ?? 0),
              })}
            />
          </>
        )}
      </div>
    </Card>
  );
}
