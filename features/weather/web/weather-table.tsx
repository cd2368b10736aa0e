import { IconArrowNarrowUp } from '@tabler/icons-react';
import type { MeasurementSystem } from '#organisation/contract';
import { systemUnits } from '#organisation/domain';
import type { WeatherDay } from '#weather/contract';
import { BeaufortHelp } from './beaufort-help.tsx';
import { dayCells } from './day-cells.ts';
import { TemperatureBar } from './temperature-bar.tsx';
import { weatherTexts } from './weather-texts.ts';
import classes from './weather.module.css';

interface Props {
  days: readonly WeatherDay[];
  /** Today in local time. */
  today: string;
  system: MeasurementSystem;
}

/** A row for each day: sky, temperatures, humidity and wind. */
export function WeatherTable({ days, today, system }: Props) {
  const least = Math.min(...days.map(({ day }) => day.mintemp_c));
  const most = Math.max(...days.map(({ day }) => day.maxtemp_c));
  const [date, condition, temperature, humidity, wind] = weatherTexts.columns;
  const { temperature: unit, wind: windUnit } = systemUnits[system];
  return (
    <table className={classes['table']}>
      <caption className="ws-only-heard">{weatherTexts.title}</caption>
      <thead>
        <tr>
          <th scope="col">{date}</th>
          <th scope="col" data-column="condition">
            {condition}
          </th>
          <th scope="col">
            {temperature} <small>°{unit}</small>
          </th>
          <th scope="col" data-numeric>
            {humidity}
          </th>
          <th scope="col" data-numeric>
            <span className={classes['windHead']}>
              {wind} <small>{windUnit}</small>
              <BeaufortHelp />
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map((each) => {
          const cells = dayCells(each, today, system);
          return (
            <tr key={each.date} data-today={each.date === today || undefined}>
              <th scope="row">
                <span className={classes['date']}>{cells.date}</span> <small>{cells.weekday}</small>
                <span className={classes['under']}>{cells.condition}</span>
              </th>
              <td data-column="condition">{cells.condition}</td>
              <td>
                <span className={classes['temperature']}>
                  <span>{cells.low}</span>
                  <span className="ws-only-heard"> to </span>
                  <TemperatureBar
                    {...{ least, most, low: each.day.mintemp_c, high: each.day.maxtemp_c }}
                  />
                  <b>{cells.high}</b>
                </span>
              </td>
              <td data-numeric>{cells.humidity}</td>
              <td data-numeric>
                <span className={classes['wind']}>
                  {cells.wind}
                  {cells.from !== null && (
                    <small>
                      <IconArrowNarrowUp
                        size={14}
                        stroke={1.9}
                        aria-hidden
                        // The arrow points in the direction the wind blows to.
                        style={{ rotate: `${String(cells.from.degrees + 180)}deg` }}
                      />
                      {cells.from.point}
                    </small>
                  )}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
