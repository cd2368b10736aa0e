import { Badge } from '@mantine/core';
import { RelativeTime } from '#packages/ui';
import { weatherMessages } from '#weather/contract';
import type { ShownWeather } from './use-shown-weather.ts';
import { weatherTexts } from './weather-texts.ts';
import classes from './weather.module.css';

/** Age of the shown data, and whether it is simulated. */
export function WeatherSubtitle({ weather }: { weather: ShownWeather }) {
  if (weather.fetched_time === null) return '\u00a0';
  return (
    <span className={classes['subtitle']}>
      <span>
        {weatherTexts.updated} <RelativeTime time={weather.fetched_time} />
      </span>
      {weather.isSimulated && (
        <Badge size="xs" variant="default">
          {weatherMessages.simulated}
        </Badge>
      )}
      {weather.isPartly && <span>{weatherTexts.partly}</span>}
    </span>
  );
}
