import { createRateLimiter, noNote, noted, ServiceFailure } from '#packages/http/server';
import type { NoteUse } from '#packages/http/server';
import type { WeatherAnswer } from '#weather/contract';
import { mostForecastDays } from '#weather/contract';
import { dayAt, roughly } from '#weather/domain';
import type { Days, PlaceSky } from '#weather/domain';
import { answerOf, emptyAnswer } from './answer-of.ts';
import type { HeatIndexOf } from './answer-of.ts';
import { keepAnswers } from './kept-answers.ts';
import { zoneOf } from './place-days.ts';
import type { Coordinates, WeatherService } from './weather-service.ts';

/** Caller and time of a request. */
export interface Asking {
  readonly org_id: string;
  readonly now: number;
  /** Called with the reason when a service failed. */
  readonly warn: (reason: string) => void;
}

/** The weather for the product. If a service fails, the answer is empty, or its last one. */
export interface WeatherPort {
  readonly service: Pick<WeatherService, 'name' | 'is_simulated'>;
  /** @throws HttpError TOO_MANY if an organisation exceeds its limit of requests */
  current(place: Coordinates, asking: Asking): Promise<WeatherAnswer>;
  forecast(place: Coordinates, days: number, asking: Asking): Promise<WeatherAnswer>;
  /** A single future day. */
  day(place: Coordinates, date: string, asking: Asking): Promise<WeatherAnswer>;
  history(place: Coordinates, days: Days, asking: Asking): Promise<WeatherAnswer>;
  /**
   * Requests the current weather, bypassing the cache.
   *
   * @throws ServiceFailure
   */
  probe(place: Coordinates, now: number): Promise<PlaceSky>;
}

export interface WeatherPortOptions {
  readonly service: WeatherService;
  /** The formula for services without a heat index. */
  readonly heatIndexOf: HeatIndexOf;
  /** Records each request to the service. */
  readonly note?: NoteUse | undefined;
}

const minute = 60_000;
/** How long an answer is fresh. */
const youth = { current: 10 * minute, forecast: 60 * minute, history: 30 * 24 * 60 * minute };
/**
 * Maximum number of calls to a service per minute and organisation; cached answers do not count.
 */
const mostCalls = 120;
const mostKept = 500;

/** Opens a weather service; requests are made on demand. */
export function openWeather(options: WeatherPortOptions): WeatherPort {
  const { service, heatIndexOf, note = noNote } = options;
  const kept = keepAnswers(mostKept);
  const limiter = createRateLimiter(mostCalls);

  const cached = async (
    key: string,
    fresh: number,
    asking: Asking,
    ask: () => ReturnType<WeatherService['current']>,
  ): Promise<WeatherAnswer> => {
    const { org_id, now, warn } = asking;
    const question = async () => {
      if (service.is_simulated) return ask();
      limiter.pass(org_id, now);
      return noted(note, asking, ask);
    };
    try {
      return answerOf(service, await kept.get(key, fresh, now, question), heatIndexOf);
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error;
      warn(error.reason);
      return emptyAnswer(service);
    }
  };
  const days = (kind: 'forecast' | 'history', given: Coordinates, span: Days, asking: Asking) => {
    const place = roughly(given);
    const key = [kind, place.lat, place.lon, span.from, span.to].join(' ');
    return cached(key, youth[kind], asking, () => service.hours(place, span, asking.now));
  };

  return {
    service,
    probe: (place, now) => service.current(place, now),
    current(given, asking) {
      const place = roughly(given);
      const key = ['current', place.lat, place.lon].join(' ');
      return cached(key, youth.current, asking, () => service.current(place, asking.now));
    },
    forecast(given, count, asking) {
      const place = roughly(given);
      const most = Math.min(count, mostForecastDays);
      const zone = zoneOf(place);
      const span = { from: dayAt(zone, asking.now), to: dayAt(zone, asking.now, most - 1) };
      // The key has no days: if the service is down, yesterday's answer still covers today.
      const key = ['live', place.lat, place.lon, most].join(' ');
      return cached(key, youth.forecast, asking, () => service.hours(place, span, asking.now));
    },
    async day(given, date, asking) {
      const last = dayAt(zoneOf(roughly(given)), asking.now, mostForecastDays);
      if (date > last) return emptyAnswer(service);
      return days('forecast', given, { from: date, to: date }, asking);
    },
    history: (given, span, asking) => days('history', given, span, asking),
  };
}
