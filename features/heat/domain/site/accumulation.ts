import type { WeatherDay } from '#weather/contract';

/** Hours of a day at or above the threshold. */
export interface ExposedDay {
  readonly date: string;
  readonly hours: number;
  /** At least an hour of this day is still to come. */
  readonly isForecast: boolean;
}

/** The hours of heat of a site, past and forecast. */
export interface Accumulation {
  readonly days: readonly ExposedDay[];
  /** Hours of the last seven days; of today those that are over. */
  readonly week: number;
  readonly today_so_far: number;
  /**
   * Mean hours until the same time of day on earlier days of the same weekday; null without any.
   */
  readonly usual_so_far: number | null;
}

interface Asked {
  /** Days of the site's time, in order. */
  readonly days: readonly WeatherDay[];
  /** Today in the site's time, and now in seconds. */
  readonly today: string;
  readonly now: number;
  /** Heat index in degrees Celsius from which an hour counts. */
  readonly threshold: number;
}

const hour = 3600;
const week = 7;

/** Counts the hours at or above a heat index, on past and forecast days. */
export function accumulation({ days, today, now, threshold }: Asked): Accumulation {
  const hoursUntil = ({ hour: hours }: WeatherDay, end: number) =>
    hours.filter(
      ({ heatindex_c, time_epoch }) => heatindex_c >= threshold && time_epoch + hour <= end,
    ).length;
  const whole = Number.POSITIVE_INFINITY;
  const index = days.findIndex(({ date }) => date === today);
  const past = index < 0 ? days.filter(({ date }) => date < today) : days.slice(0, index);
  const own = days[index];
  const today_so_far = own === undefined ? 0 : hoursUntil(own, now);

  const sinceMidnight = own === undefined ? 0 : now - startOf(own);
  const sameWeekday = past.filter((_, nth) => (past.length - nth) % week === 0);
  const usual = sameWeekday.map((day) => hoursUntil(day, startOf(day) + sinceMidnight));
  const lastDays = past.slice(-(week - 1));
  return {
    days: days.map((day) => ({
      date: day.date,
      hours: hoursUntil(day, whole),
      isForecast: day.hour.some(({ time_epoch }) => time_epoch + hour > now),
    })),
    week: today_so_far + lastDays.reduce((sum, day) => sum + hoursUntil(day, whole), 0),
    today_so_far,
    usual_so_far: usual.length === 0 ? null : usual.reduce((a, b) => a + b, 0) / usual.length,
  };
}

function startOf({ hour: hours }: WeatherDay): number {
  return hours[0]?.time_epoch ?? Number.NaN;
}
