import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { heatBandNames } from '#heat/contract';
import { heatBand, heatBands, nowHours } from '#heat/domain';
import { siteJobs } from '#heat/offline';
import type { SiteJobs } from '#heat/offline';
import type { MeasurementSystem } from '#organisation/contract';
import { shownSystem, shownTemperature, systemUnits } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';
import {
  ChartSkeleton,
  EmptyState,
  ErrorState,
  RelativeTime,
  useDelayPageReady,
  useNow,
  useZone,
} from '#packages/ui';
import type { WeatherHour } from '#weather/contract';
import { dayAt } from '#weather/domain';
import { SimulatedBadge } from '#weather/web';
import { SetUpLink } from '#people/web';
import { degreesText } from '../advice-words.ts';
import { bandColour } from '../heat-palette.ts';
import { clockOf, windText } from '../heat-words.ts';
import { HourColumns } from '../strip/hour-columns.tsx';
import { nowHeatTexts as texts } from './now-heat-texts.ts';
import type { NowSite } from './use-now-site.ts';
import classes from './now-heat.module.css';

/** A minute, as the current hour changes. */
const often = 60_000;

interface Props {
  /** As of `useNowSite`. */
  site: NowSite | 'no_place' | 'no_places' | undefined;
}

/** The heat of a location on a phone: now, the next hours and the peak. */
export function NowHeatCard({ site }: Props) {
  const tag_id = typeof site === 'object' ? site.tag_id : '';
  const { data, error, refetch } = useCopy(
    siteJobs,
    { tag_id },
    { enabled: tag_id !== '', keepPrevious: true, every: often },
  );
  const { data: organisation } = useCopy(organisationOwn, {});
  useDelayPageReady(tag_id !== '' && data === undefined && error === null);
  const system = shownSystem(organisation?.metadata ?? {});
  return (
    <section className={classes['card']} aria-label={texts.label}>
      {site === 'no_place' ? (
        <EmptyState title={texts.noPlace} text={texts.noPlaceAbout} isSmall />
      ) : site === 'no_places' ? (
        <EmptyState
          title={texts.noPlaces}
          text={texts.noPlacesAbout}
          action={<SetUpLink step="site" />}
          isSmall
        />
      ) : error !== null ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : site === undefined || data == null ? (
        <ChartSkeleton height={212} />
      ) : (
        <Heat site={site} data={data} system={system} />
      )}
    </section>
  );
}

interface HeatProps {
  site: NowSite;
  data: SiteJobs;
  system: MeasurementSystem;
}

function Heat({ site: { name, isHottest }, data, system }: HeatProps) {
  const [now, ownZone] = [useNow(), useZone()];
  const unit = systemUnits[system].temperature;
  const today = dayAt(data.zone ?? ownZone, now);
  const { hours, peak } = nowHours(data.days, today, now);
  const { current } = data;
  if (current === null) {
    return <EmptyState title={texts.none} text={texts.noneAbout} isSmall />;
  }
  const index = shownTemperature(current.heatindex_c, unit);
  const band = heatBand(index, unit);
  return (
    <>
      <div className={classes['head']}>
        <div>
          <h2 className={classes['title']}>{texts.title}</h2>
          <p className={classes['value']}>
            <b>{index.toFixed(1).replace('-', '−')}</b> <span>°{unit}</span>
          </p>
        </div>
        <div className={classes['facts']}>
          <span
            className={classes['band']}
            style={{ background: bandColour(band, 'tint'), color: bandColour(band, 'ink') }}
          >
            {texts.band(heatBands.indexOf(band) + 1, heatBandNames[band])}
          </span>
          <span>
            {texts.air(
              degreesText(current.temp_c, unit),
              Math.round(current.humidity),
              windText(current, system),
            )}
          </span>
          {current.measured?.has_air === true ? (
            <small>
              {texts.meter}, <RelativeTime time={current.measured.time} />
            </small>
          ) : (
            <small>
              {data.is_simulated ? <SimulatedBadge /> : data.source}
              {data.fetched_time !== null && (
                <>
                  {data.is_simulated ? ' ' : ', '}
                  <RelativeTime time={data.fetched_time} />
                </>
              )}
            </small>
          )}
        </div>
      </div>
      {isHottest && <p className={classes['place']}>{texts.hottest(name)}</p>}
      {hours.length > 0 && <HourColumns hours={hours} now={0} today={today} unit={unit} isWide />}
      {peak !== null && (
        <Peak
          peak={peak}
          isNow={peak === hours[0]}
          isToday={peak.time.startsWith(today)}
          unit={unit}
        />
      )}
    </>
  );
}

interface PeakProps {
  peak: WeatherHour;
  isNow: boolean;
  isToday: boolean;
  unit: TemperatureUnit;
}

/** The hottest hour ahead; falling heat has its peak now. */
function Peak({ peak, isNow, isToday, unit }: PeakProps) {
  const band = heatBand(shownTemperature(peak.heatindex_c, unit), unit);
  const [name, clock] = [heatBandNames[band], clockOf(peak.time)];
  const degrees = degreesText(peak.heatindex_c, unit);
  const Arrow = isNow ? IconArrowDown : IconArrowUp;
  return (
    <p className={classes['peak']}>
      <Arrow size={17} stroke={1.9} color={bandColour(band, 'ink')} aria-hidden />
      {isNow
        ? texts.peakNow(name, degrees)
        : isToday
          ? texts.peakAhead(name, clock, degrees)
          : texts.peakTomorrow(name, clock, degrees)}
    </p>
  );
}
