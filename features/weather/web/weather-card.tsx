import { Button, Group, SegmentedControl, Text, useComputedColorScheme } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import type { MeasurementSystem } from '#organisation/contract';
import { shownSystem, systemUnits } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { dateText, dateTimeText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import {
  Card,
  EmptyState,
  ErrorState,
  RelativeTime,
  SearchSelect,
  TableSkeleton,
  csvTool,
  useDelayPageReady,
  useOnPaper,
  usePictureTool,
  useSaveCsv,
  useZone,
} from '#packages/ui';
import { weatherMessages } from '#weather/contract';
import type { WeatherDay } from '#weather/contract';
import { bandFills, pickerDays } from '#weather/domain';
import type { Days } from '#weather/domain';
import { SetUpLink } from '#people/web';
import { bandTexts } from './band-texts.ts';
import { dayCells } from './day-cells.ts';
import { DayRange } from './day-range.tsx';
import { hereId, useChosenPlace } from './use-chosen-place.ts';
import type { Chosen, ChosenPlace } from './use-chosen-place.ts';
import { SimulatedBadge } from './simulated-badge.tsx';
import { useShownWeather } from './use-shown-weather.ts';
import type { DayChoice, ShownWeather } from './use-shown-weather.ts';
import { bandEntries, weatherBody } from './weather-picture.ts';
import { WeatherTable } from './weather-table.tsx';
import { weatherTexts } from './weather-texts.ts';
import classes from './weather.module.css';

/** The weather of a location by day: live, or for chosen days. */
export function WeatherCard() {
  const chosen = useChosenPlace();
  const [choice, setChoice] = useState<DayChoice>({ isByDate: false, picked: null });
  const { data: organisation } = useCopy(organisationOwn, {});
  const system = shownSystem(organisation?.metadata ?? {});
  const weather = useShownWeather(chosen.place, choice);
  const { days, today, attribution } = weather;
  const hasDays = days !== undefined && days.length > 0;
  const saveCsv = useSaveCsv();
  const save = useCallbackRef(() => saveCsv('weather', weatherRows(days ?? [], system)));
  const isOnPaper = useOnPaper();
  useDelayPageReady(
    isOnPaper && days === undefined && weather.error === null && chosen.place !== null,
  );
  const scheme = useComputedColorScheme('light');
  const zone = useZone();
  const png = usePictureTool({
    ...{ title: weatherTexts.title, slug: 'weather-overview', isDisabled: !hasDays },
    sentence: pictureSentence(chosen.place, weather, zone),
    legend: { entries: bandEntries(system, scheme) },
    body: () => (hasDays ? weatherBody(days, { today, system, scheme }) : null),
  });
  const tools = useMemo(() => (hasDays ? [png, csvTool(save)] : []), [hasDays, png, save]);
  return (
    <Card
      title={weatherTexts.title}
      help={weatherTexts.help}
      subtitle={<WeatherSubtitle weather={weather} />}
      aside={
        <SegmentedControl
          aria-label={weatherTexts.modes}
          data={modes}
          value={choice.isByDate ? 'by_date' : 'live'}
          onChange={(mode) => setChoice({ ...choice, isByDate: mode === 'by_date' })}
        />
      }
      tools={tools}
      footer={
        hasDays ? (
          <>
            <BandLegend system={system} />
            {attribution !== '' && (
              <Text span inherit ms="auto" c="var(--ws-text3)">
                {attribution}
              </Text>
            )}
          </>
        ) : undefined
      }
      flush
    >
      <WeatherChoices
        chosen={chosen}
        days={choice.isByDate ? weather.span : null}
        today={today}
        onPick={(picked) => setChoice({ isByDate: true, picked })}
      />
      <WeatherBody {...{ chosen, weather, system }} />
    </Card>
  );
}

/** Place, days, and age of the data, for the picture. */
function pictureSentence(
  place: ChosenPlace | null,
  { days = [], fetched_time, isSimulated }: ShownWeather,
  zone: string,
): string {
  const [first, last] = [days[0], days.at(-1)];
  const dates = [first, last].flatMap((day) =>
    day ? [dateText(Date.parse(day.date), 'UTC')] : [],
  );
  return [
    place?.kind === 'site' ? place.site.name : weatherMessages.current,
    dates.join(' – '),
    ...(fetched_time === null ? [] : [`weather data from ${dateTimeText(fetched_time, zone)}`]),
    ...(isSimulated ? [weatherMessages.simulated.toLowerCase()] : []),
  ].join(', ');
}

const modes = [
  { label: weatherTexts.live, value: 'live' },
  { label: weatherTexts.byDate, value: 'by_date' },
];

/** The table for a file, with each number in its own cell. */
export function weatherRows(days: readonly WeatherDay[], system: MeasurementSystem): string[][] {
  const { temperature, wind } = systemUnits[system];
  const head = [
    ...['Date', 'Condition', `Lowest temperature (°${temperature})`],
    ...[`Highest temperature (°${temperature})`, 'Humidity (%)', `Wind (${wind})`, 'Wind from'],
  ];
  const rows = days.map((day) => {
    const cells = dayCells(day, '', system);
    const plain = (text: string) => text.replace('\u2212', '-');
    return [
      ...[day.date, cells.condition, plain(cells.low), plain(cells.high)],
      ...[cells.humidity.replace(' %', ''), cells.wind, cells.from?.point ?? ''],
    ];
  });
  return [head, ...rows];
}

/** Age of the shown data, and whether it is simulated. */
function WeatherSubtitle({ weather }: { weather: ShownWeather }) {
  if (weather.fetched_time === null) return '\u00a0';
  return (
    <Group component="span" gap="2px 8px" display="inline-flex">
      <span>
        {weatherTexts.updated} <RelativeTime time={weather.fetched_time} />
      </span>
      {weather.isSimulated && <SimulatedBadge />}
      {weather.isPartly && <span>{weatherTexts.partly}</span>}
    </Group>
  );
}

const swatch = {
  ...{ width: 10, height: 10, borderRadius: 3 },
  boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 18%)',
};

/** Legend of the temperature colours, in the unit of the organisation. */
function BandLegend({ system }: { system: MeasurementSystem }) {
  const unit = systemUnits[system].temperature;
  const texts = bandTexts(system);
  return (
    <Group
      component="ul"
      gap="4px 12px"
      align="stretch"
      className="ws-plain-list ws-figures"
      aria-label={`Colours of temperatures in °${unit}`}
    >
      {bandFills.map((fill, band) => (
        <Group key={fill} component="li" gap={5} wrap="nowrap" display="inline-flex">
          <i style={{ ...swatch, background: fill }} aria-hidden />
          {texts[band]}
        </Group>
      ))}
      <li>°{unit}</li>
    </Group>
  );
}

interface WeatherChoicesProps {
  chosen: Chosen;
  /** The chosen days; null for live weather. */
  days: Days | null;
  today: string;
  onPick: (days: Days) => void;
}

/** Inputs for place and days. */
function WeatherChoices({ chosen, days, today, onPick }: WeatherChoicesProps) {
  const { sites = [], place, isAsking, choose } = chosen;
  const id = place?.kind === 'site' ? place.site.tag_id : hereId;
  return (
    <Group gap={8} align="stretch" p="2px 16px 10px" className="ws-not-printed">
      <SearchSelect
        label={weatherTexts.location}
        isLabelHidden
        placeholder={weatherTexts.location}
        className={classes['location']}
        disabled={isAsking}
        options={[
          { id: hereId, label: weatherMessages.current },
          ...sites.map(({ tag_id, name }) => ({ id: tag_id, label: name })),
        ]}
        value={place === null ? null : id}
        onChange={(next) => void choose(next)}
      />
      {days !== null && (
        <DayRange {...{ days, today }} bounds={pickerDays(today)} onChange={onPick} />
      )}
    </Group>
  );
}

interface WeatherBodyProps {
  chosen: Chosen;
  weather: ShownWeather;
  system: MeasurementSystem;
}

/** The days as a table, or a message instead. */
function WeatherBody({ chosen, weather, system }: WeatherBodyProps) {
  const { days, today, retry } = weather;
  const error = chosen.error ?? weather.error;
  if (error !== null) return <ErrorState onRetry={retry} />;
  if (chosen.sites !== undefined && chosen.place === null) {
    return (
      <EmptyState
        title={weatherTexts.noPlace}
        text={weatherTexts.noPlaceAbout}
        action={<SetUpLink step="site" />}
      />
    );
  }
  if (days === undefined || chosen.isAsking) return <TableSkeleton rows={8} height={38} />;
  if (days.length > 0) return <WeatherTable {...{ days, today, system }} />;
  return (
    <EmptyState
      title={weatherMessages.none}
      text={weatherTexts.noneAbout}
      action={
        <Button variant="default" onClick={retry}>
          Retry
        </Button>
      }
    />
  );
}
