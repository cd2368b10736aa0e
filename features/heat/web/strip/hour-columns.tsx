import { heatBandNames } from '#heat/contract';
import { heatBand } from '#heat/domain';
import type { TemperatureUnit } from '#organisation/domain';
import type { WeatherHour } from '#weather/contract';
import { bandColour } from '../heat-palette.ts';
import { clockOf, dayWords } from '../heat-words.ts';
import { heatStripTexts as texts } from './heat-strip-texts.ts';
import { shownIndex } from './shown-index.ts';
import classes from './heat-strip.module.css';

interface Props {
  hours: readonly WeatherHour[];
  /** Index of the current hour; -1 if it is not among them. */
  now: number;
  today: string;
  unit: TemperatureUnit;
  /** Few hours fill the card: wider bars with larger numbers. */
  isWide?: boolean;
}

/** The heat index of the lowest bar, unless an hour is cooler. */
const mild: Readonly<Record<TemperatureUnit, number>> = { C: 24, F: 75 };

/** Pixels of the lowest bar; the highest is as high as the column has room for. */
const lowest = 10;

/** The heat index of hours as columns, the current one marked. */
export function HourColumns({ hours, now, today, unit, isWide = false }: Props) {
  const values = hours.map((hour) => shownIndex(hour, unit));
  // Hours that are all hot are all high: the lowest of them is no mild one.
  const [low, high] = [Math.min(mild[unit], ...values), Math.max(...values)];
  return (
    <ol
      className={classes['hours']}
      data-wide={isWide}
      aria-label={texts.hours}
      // Many hours are scrolled with the keyboard.
      tabIndex={isWide ? undefined : 0}
    >
      {hours.map((hour, index) => {
        const value = values[index] ?? 0;
        const band = heatBand(value, unit);
        const share = high === low ? 0 : (value - low) / (high - low);
        const clock = clockOf(hour.time);
        const date = hour.time.slice(0, 10);
        const startsDay = clock === '00:00' && date !== today;
        return (
          <li key={hour.time} data-now={index === now} data-past={index < now} data-day={startsDay}>
            <b aria-hidden>{value.toFixed(0)}</b>
            <i
              aria-hidden
              style={{
                height: `calc(${String(lowest)}px + ${String(share)} * (var(--highest) - ${String(lowest)}px))`,
                background: bandColour(band, 'fill'),
                borderColor: bandColour(band, 'edge'),
              }}
            />
            <span aria-hidden>
              {index === now
                ? texts.now
                : startsDay
                  ? dayWords(date).slice(0, 3)
                  : clock.slice(0, 2)}
            </span>
            <span className="ws-only-heard">
              {date === today ? '' : `${texts.tomorrow} `}
              {clock}: {value.toFixed(1)} °{unit}, {heatBandNames[band]}
              {index === now ? `, ${texts.now}` : ''}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
