import { Group, Stack, Text, useComputedColorScheme } from '@mantine/core';
import { useMemo } from 'react';
import { accumulationTitle } from '#heat/contract';
import {
  accumulation,
  accumulationWords,
  daysAfter,
  daysBefore,
  daysCounted,
  hoursText,
  workersText,
} from '#heat/domain';
import type { Accumulation, ExposedDay } from '#heat/domain';
import { siteWorkers } from '#heat/offline';
import { shownTemperature } from '#organisation/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { dateText, dateTimeText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import {
  ChartCard,
  EmptyState,
  RelativeTime,
  SearchSelect,
  tokens,
  useNow,
  useZone,
} from '#packages/ui';
import type { LegendEntry } from '#packages/ui';
import { weatherMessages } from '#weather/contract';
import type { WeatherDay } from '#weather/contract';
import { dayAfter, dayAt } from '#weather/domain';
import type { WeatherSite } from '#weather/offline';
import { useForecast, useHistory } from '#weather/web';
import { accumulationOption } from './accumulation-option.ts';
import { accumulationTexts } from './accumulation-texts.ts';
import classes from './accumulation.module.css';

interface Props {
  site: WeatherSite;
  /** All locations to choose from. */
  sites: readonly WeatherSite[];
  onSite: (tag_id: string | null) => void;
  /** Heat index in degrees Celsius from which an hour counts. */
  threshold: number;
  unit: TemperatureUnit;
}

/** Hours of each day at or above the organisation's threshold at a site. */
export function AccumulationCard({ site, sites, threshold, unit, onSite }: Props) {
  const { hours, fetched_time, isSimulated, isPartly } = useAccumulation(site, threshold);
  const { data: workers } = useCopy(siteWorkers, { tag_id: site.tag_id });
  const theme = useComputedColorScheme('light');
  const today = hours?.days.find(({ isForecast }) => isForecast)?.date;
  const option = useMemo(
    () => (hours ? accumulationOption(hours.days, today, theme) : null),
    [hours, today, theme],
  );
  const zone = useZone();
  const limit = `${String(shownTemperature(threshold, unit))} °${unit}`;
  const counted = `Hours a day at a heat index of ${limit} or more${workers === undefined ? '' : `, ${workersText(workers)}`}`;
  return (
    <ChartCard
      title={accumulationTitle}
      slug="heat-exposure-accumulation"
      help={`Hours a day with a heat index of ${limit} or more. The location is the same as that of the weather overview. Hatched days are still in progress or forecast.`}
      subtitle={
        <Group component="span" gap="6px 12px" justify="space-between">
          <span>{sites.length > 1 ? counted : `${site.name}: ${counted}`}</span>
          {sites.length > 1 && (
            <SearchSelect
              label={accumulationTexts.location}
              isLabelHidden
              placeholder={accumulationTexts.location}
              className={classes['location']}
              options={sites.map(({ tag_id, name }) => ({ id: tag_id, label: name }))}
              value={site.tag_id}
              onChange={onSite}
            />
          )}
          {hours && <Figures hours={hours} />}
        </Group>
      }
      picture={{
        subtitle: hours ? `${counted}. ${accumulationWords(hours)}` : counted,
        sentence: [
          `${site.name}, ${daysText(hours?.days ?? [])}`,
          ...(fetched_time === null
            ? []
            : [`weather data from ${dateTimeText(fetched_time, zone)}`]),
          ...(isSimulated ? [weatherMessages.simulated.toLowerCase()] : []),
        ].join(', '),
        legend: { entries: legendOf(theme) },
      }}
      option={option}
      height={200}
      label={`Column chart of hours a day at a heat index of ${limit} or more. The table has the numbers.`}
      empty={
        hours === null ? (
          <EmptyState
            title={weatherMessages.none}
            text={accumulationTexts.noneAbout}
            outline="chart"
          />
        ) : undefined
      }
      footer={
        hours && (
          <span>
            {isPartly && `${accumulationTexts.partly} `}
            {fetched_time !== null && (
              <>
                Weather data from <RelativeTime time={fetched_time} />
                {isSimulated && `, ${weatherMessages.simulated.toLowerCase()}`}.
              </>
            )}
          </span>
        )
      }
      table={{
        columns: ['Location', 'Date', `Hours at ${limit} or more`, 'From'],
        rows: () =>
          (hours?.days ?? []).map((day) => [
            site.name,
            dateText(Date.parse(day.date), 'UTC'),
            String(day.hours),
            day.isForecast ? 'Forecast' : 'History',
          ]),
      }}
    />
  );
}

/** The numbers that show whether today is unusual. */
function Figures({ hours: { today_so_far, usual_so_far, week } }: { hours: Accumulation }) {
  const figures = [
    [accumulationTexts.today, hoursText(today_so_far)],
    ...(usual_so_far === null ? [] : [[accumulationTexts.usual, hoursText(usual_so_far)]]),
    [accumulationTexts.week, hoursText(week)],
  ];
  return (
    <Group component="span" role="list" gap="4px 24px" align="stretch" flex="1 1 100%" c="dimmed">
      {figures.map(([name, hours]) => (
        <Stack key={name} component="span" role="listitem" gap={0}>
          <Text component="b" c="var(--ws-text)" fz={20} fw={650} lh="26px">
            {hours}
          </Text>{' '}
          <Text component="small" inherit fz={12}>
            {name}
          </Text>
        </Stack>
      ))}
    </Group>
  );
}

/** '17 Nov 2026 – 27 Nov 2026' */
function daysText(days: readonly ExposedDay[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  return [first, last].map(({ date }) => dateText(Date.parse(date), 'UTC')).join(' – ');
}

function legendOf(theme: 'light' | 'dark'): LegendEntry[] {
  const colours = { fill: tokens.accent[theme], edge: tokens.accent[theme] };
  return [
    { words: accumulationTexts.history, ...colours },
    { words: accumulationTexts.forecast, ...colours, hatch: tokens.surface[theme] },
  ];
}

/**
 * Counts the hours of a site at or above a heat index: days before today from the history, the rest
 * from the forecast in the offline copy.
 *
 * @param threshold in degrees Celsius
 * @returns `hours` is undefined while loading, null if nothing is known
 */
function useAccumulation(site: WeatherSite, threshold: number) {
  const [now, ownZone] = [useNow(), useZone()];
  const place = useMemo(() => ({ kind: 'site', site }) as const, [site]);
  const forecast = useForecast(place);
  const today = dayAt(forecast.answer?.location?.tz_id ?? ownZone, now);
  const span = useMemo(
    () => ({ from: dayAfter(today, -daysCounted), to: dayAfter(today, -1) }),
    [today],
  );
  const history = useHistory(place, span);
  const hours = useMemo(() => {
    if (forecast.answer === undefined || history.answer === undefined) return undefined;
    const last = dayAfter(today, daysAfter);
    const coming = daysOf(forecast.answer).filter(({ date }) => today <= date && date <= last);
    const days = [...daysOf(history.answer).filter(({ date }) => date < today), ...coming];
    if (days.length === 0) return null;
    const all = accumulation({ days, today, now: now / 1000, threshold });
    const first = dayAfter(today, -daysBefore);
    return { ...all, days: all.days.filter(({ date }) => date >= first) };
  }, [forecast.answer, history.answer, today, now, threshold]);
  const sources = [forecast.answer, history.answer].flatMap((answer) => answer?.source ?? []);
  const times = sources.flatMap(({ fetched_time }) => fetched_time ?? []);
  return {
    hours,
    /** Time of its oldest data, in milliseconds. */
    fetched_time: times.length === 0 ? null : Math.min(...times),
    isSimulated: sources.some(({ is_simulated }) => is_simulated),
    /** Days before today are missing. */
    isPartly: history.answer === null,
  };
}

function daysOf(answer: { forecast: { forecastday: WeatherDay[] } } | null): WeatherDay[] {
  return answer?.forecast.forecastday ?? [];
}
