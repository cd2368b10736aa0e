import type { Span } from '#compliance/domain';
import { HttpError } from '#packages/http/server';
import type { Coordinates } from '#tags/contract';
import type { WeatherHour } from '#weather/contract';
import { dayAfter, dayAt } from '#weather/domain';
import type { Days } from '#weather/domain';
import { zoneOf } from '#weather/server';
import type { WeatherPort } from '#weather/server';

/** Past weather, as far as the weather service has it. */
export interface PastWeather {
  isSimulated: boolean;
  /** The known hours of a place in a time, never those of the current day or later. */
  hours: (place: Coordinates, span: Span) => Promise<readonly WeatherHour[]>;
}

/** Reads past weather by whole months, so that the answers of the service are kept for the next report. */
export function pastWeather(
  weather: WeatherPort,
  asking: Parameters<WeatherPort['history']>[2],
): PastWeather {
  return {
    isSimulated: weather.service.is_simulated,
    async hours(place, { start, end }) {
      const zone = zoneOf(place);
      const yesterday = dayAt(zone, asking.now, -1);
      const last = dayAt(zone, end - 1);
      const days = { from: dayAt(zone, start), to: last < yesterday ? last : yesterday };
      const found: WeatherHour[] = [];
      for (const month of monthsOf(days, yesterday)) {
        try {
          const answer = await weather.history(place, month, asking);
          found.push(...answer.forecast.forecastday.flatMap(({ hour }) => hour));
        } catch (error) {
          // The limit of requests: these hours are not known now.
          if (!(error instanceof HttpError) || error.code !== 'TOO_MANY') throw error;
          break;
        }
      }
      return found;
    },
  };
}

/** The months of some days, each from its first day until its last one, or the last known day. */
function monthsOf({ from, to }: Days, lastKnown: string): Days[] {
  const months: Days[] = [];
  let first = `${from.slice(0, 7)}-01`;
  while (first <= to) {
    const next = `${dayAfter(first, 31).slice(0, 7)}-01`;
    const end = dayAfter(next, -1);
    months.push({ from: first, to: end < lastKnown ? end : lastKnown });
    first = next;
  }
  return months;
}
