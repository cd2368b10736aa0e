import { Button } from '@mantine/core';
import type { MeasurementSystem } from '#organisation/contract';
import { EmptyState, ErrorState, TableSkeleton } from '#packages/ui';
import { weatherMessages } from '#weather/contract';
import type { Chosen } from './use-chosen-place.ts';
import type { ShownWeather } from './use-shown-weather.ts';
import { WeatherTable } from './weather-table.tsx';
import { weatherTexts } from './weather-texts.ts';

interface Props {
  chosen: Chosen;
  weather: ShownWeather;
  system: MeasurementSystem;
}

/** The days as a table, or a message instead. */
export function WeatherBody({ chosen, weather, system }: Props) {
  const { days, today, retry } = weather;
  const error = chosen.error ?? weather.error;
  if (error !== null) return <ErrorState onRetry={retry} />;
  if (chosen.sites !== undefined && chosen.place === null) {
    return <EmptyState title={weatherTexts.noPlace} text={weatherTexts.noPlaceAbout} />;
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
