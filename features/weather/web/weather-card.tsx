import { SegmentedControl, useComputedColorScheme } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { shownSystem } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { csvText, dateText, dateTimeText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import {
  Card,
  downloadText,
  useFileName,
  useHoldPage,
  useOnPaper,
  usePictureTool,
  useZone,
} from '#packages/ui';
import { weatherMessages } from '#weather/contract';
import { BandLegend } from './band-legend.tsx';
import { useChosenPlace } from './use-chosen-place.ts';
import type { ChosenPlace } from './use-chosen-place.ts';
import { useShownWeather } from './use-shown-weather.ts';
import type { DayChoice, ShownWeather } from './use-shown-weather.ts';
import { WeatherBody } from './weather-body.tsx';
import { WeatherChoices } from './weather-choices.tsx';
import { weatherRows } from './weather-rows.ts';
import { bandEntries, weatherBody } from './weather-picture.ts';
import { WeatherSubtitle } from './weather-subtitle.tsx';
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
  const fileName = useFileName();
  const save = useCallbackRef(() =>
    downloadText(
      fileName('weather', 'csv'),
      'text/csv;charset=utf-8',
      csvText(weatherRows(days ?? [], system)),
    ),
  );
  const isOnPaper = useOnPaper();
  useHoldPage(isOnPaper && days === undefined && weather.error === null && chosen.place !== null);
  const scheme = useComputedColorScheme('light');
  const zone = useZone();
  const png = usePictureTool({
    ...{ title: weatherTexts.title, slug: 'weather-overview', isDisabled: !hasDays },
    sentence: pictureSentence(chosen.place, weather, zone),
    legend: { entries: bandEntries(system, scheme) },
    body: () => (hasDays ? weatherBody(days, { today, system, scheme }) : null),
  });
  const tools = useMemo(
    () =>
      hasDays
        ? [png, { label: 'Download CSV', icon: <IconDownload size={16} />, onClick: save }]
        : [],
    [hasDays, png, save],
  );
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
            {attribution !== '' && <span className={classes['attribution']}>{attribution}</span>}
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
