import { useComputedColorScheme } from '@mantine/core';
import { useMemo } from 'react';
import { accumulationTitle } from '#heat/contract';
import { accumulationWords, workersText } from '#heat/domain';
import { siteWorkers } from '#heat/offline';
import { shownTemperature } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { dateText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import { ChartCard, EmptyState, RelativeTime } from '#packages/ui';
import { weatherMessages } from '#weather/contract';
import type { WeatherSite } from '#weather/offline';
import { accumulationOption } from './accumulation-option.ts';
import { useAccumulation } from './use-accumulation.ts';

interface Props {
  site: WeatherSite;
  /** Heat index in degrees Celsius from which on an hour counts. */
  threshold: number;
  unit: TemperatureUnit;
}

/** Hours of each day in which a site is as hot as the organisation's threshold. */
export function AccumulationCard({ site, threshold, unit }: Props) {
  const { hours, fetched_time, isSimulated, isPartly, retry } = useAccumulation(site, threshold);
  const { data: workers } = useCopy(siteWorkers, { tag_id: site.tag_id });
  const theme = useComputedColorScheme('light');
  const today = hours?.days.find(({ isForecast }) => isForecast)?.date;
  const option = useMemo(
    () => (hours ? accumulationOption(hours.days, today, theme) : null),
    [hours, today, theme],
  );
  const limit = `${String(shownTemperature(threshold, unit))} °${unit}`;
  return (
    <ChartCard
      title={accumulationTitle}
      slug="heat-exposure-accumulation"
      help={`Hours a day with a heat index of ${limit} or more at the location chosen in the weather overview. Hatched days go on or are to come.`}
      subtitle={`${site.name}: hours a day at a heat index of ${limit} or more${workers === undefined ? '' : `, ${workersText(workers)}`}`}
      option={option}
      height={200}
      label={`Columns of hours a day at a heat index of ${limit} or more; the table has the numbers`}
      error={null}
      onRetry={retry}
      empty={
        hours === null ? (
          <EmptyState
            title={weatherMessages.none}
            text="It comes with the next answer of the weather service."
            outline="chart"
          />
        ) : undefined
      }
      footer={
        hours && (
          <span>
            {accumulationWords(hours)}.{' '}
            {isPartly && 'Days before today are not here: they need a connection. '}
            {fetched_time !== null && (
              <>
                Told <RelativeTime time={fetched_time} />
                {isSimulated && `, ${weatherMessages.simulated.toLowerCase()}`}.
              </>
            )}
          </span>
        )
      }
      table={{
        columns: ['Date', 'Hours', 'From'],
        rows: () =>
          (hours?.days ?? []).map((day) => [
            dateText(Date.parse(day.date), 'UTC'),
            String(day.hours),
            day.isForecast ? 'Forecast' : 'History',
          ]),
      }}
    />
  );
}
