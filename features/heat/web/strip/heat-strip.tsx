import { Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowUp, IconDroplet, IconTemperature, IconWind } from '@tabler/icons-react';
import { heatBandNames } from '#heat/contract';
import { heatBand } from '#heat/domain';
import type { SiteJobs } from '#heat/offline';
import type { MeasurementSystem } from '#organisation/contract';
import { systemUnits } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { Card, ChartSkeleton, EmptyState, ErrorState, RelativeTime } from '#packages/ui';
import type { WeatherHour } from '#weather/contract';
import { SimulatedBadge } from '#weather/web';
import { HeatBandMark } from '../heat-band-mark.tsx';
import { clockOf, windText } from '../heat-words.ts';
import { heatStripTexts as texts } from './heat-strip-texts.ts';
import { HourColumns } from './hour-columns.tsx';
import { shownIndex } from './shown-index.ts';
import { useHeatStrip } from './use-heat-strip.ts';
import classes from './heat-strip.module.css';

/**
 * The heat index of a location by hour, today and tomorrow, with the current hour marked. Nothing
 * without a location that has coordinates: the risk matrix below it says so.
 */
export function HeatStrip() {
  const { site, locations, today, strip, system, error, retry } = useHeatStrip();
  const unit = systemUnits[system].temperature;
  // Beside the title only where both have room.
  const isNarrow = useMediaQuery('(max-width: 1199.98px)', false, {
    getInitialValueInEffect: false,
  });
  const current = (
    <div className={classes['current']}>
      {site?.current && <Current current={site.current} {...{ system, unit }} />}
      {strip.peak !== null && (
        <Peak peak={strip.peak} isNow={strip.hours[strip.now] === strip.peak} unit={unit} />
      )}
    </div>
  );
  if (site === null && error === null) return null;
  return (
    <Card
      title={site ? texts.title(site.name) : texts.anyTitle}
      help={texts.help}
      subtitle={
        <Group component="span" gap="2px 8px" display="inline-flex">
          <span>{texts.subtitle(unit, locations)}</span>
          {site?.fetched_time != null && (
            <span>
              {site.is_simulated ? texts.updated : `${site.source},`}{' '}
              <RelativeTime time={site.fetched_time} />
            </span>
          )}
          {site?.is_simulated === true && <SimulatedBadge />}
        </Group>
      }
      aside={isNarrow ? undefined : current}
    >
      {error !== null ? (
        <ErrorState onRetry={retry} />
      ) : site == null ? (
        <ChartSkeleton height={128} />
      ) : strip.hours.length === 0 ? (
        <EmptyState title={texts.none} text={texts.noneAbout} />
      ) : (
        <>
          {isNarrow && current}
          <HourColumns {...strip} {...{ today, unit }} />
        </>
      )}
    </Card>
  );
}

/** The weather of the current hour, with the band of its heat index. */
function Current({
  current,
  system,
  unit,
}: {
  current: NonNullable<SiteJobs['current']>;
  system: MeasurementSystem;
  unit: TemperatureUnit;
}) {
  const { temp_c, temp_f, humidity, wind_dir } = current;
  const degrees = `${(unit === 'C' ? temp_c : temp_f).toFixed(1)} °${unit}`.replace('-', '−');
  return (
    <div className={classes['weather']}>
      <span>
        <IconTemperature size={16} aria-hidden /> <b>{degrees}</b> air
      </span>
      <span>
        <IconDroplet size={16} aria-hidden /> <b>{Math.round(humidity)} %</b> humidity
      </span>
      <span>
        <IconWind size={16} aria-hidden /> <b>{windText(current, system)}</b> {wind_dir}
      </span>
      <HeatBandMark celsius={current.heatindex_c} unit={unit} />
    </div>
  );
}

/** The hottest hour that is still to come today. */
function Peak({ peak, isNow, unit }: { peak: WeatherHour; isNow: boolean; unit: TemperatureUnit }) {
  const value = shownIndex(peak, unit);
  const degrees = `${value.toFixed(1)} °${unit}`;
  const band = heatBandNames[heatBand(value, unit)];
  return (
    <span className={classes['peak']}>
      <IconArrowUp size={16} aria-hidden />
      {isNow ? texts.peakNow(degrees, band) : texts.peakAhead(degrees, band, clockOf(peak.time))}
    </span>
  );
}
