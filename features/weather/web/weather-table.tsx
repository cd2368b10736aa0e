import { IconArrowNarrowUp } from '@tabler/icons-react';
import type { MeasurementSystem } from '#organisation/contract';
import { systemUnits } from '#organisation/domain';
import { HelpPopover } from '#packages/ui';
import type { WeatherDay } from '#weather/contract';
import { bandFills, bandPieces, beaufortScale } from '#weather/domain';
import type { BeaufortForce } from '#weather/domain';
import { dayCells } from './day-cells.ts';
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

/** The Beaufort scale behind a help icon. */
function BeaufortHelp() {
  return (
    <HelpPopover about={weatherTexts.wind}>
      <table className={classes['beaufort']}>
        <caption>{weatherTexts.beaufort}</caption>
        <thead>
          <tr>
            <th scope="col">Force</th>
            <th scope="col">Name</th>
            <th scope="col">km/h</th>
            <th scope="col">mph</th>
          </tr>
        </thead>
        <tbody>
          {beaufortScale.map(({ force, name, kph, mph }) => (
            <tr key={force}>
              <td>{force}</td>
              <th scope="row">{name}</th>
              <td>{speedsText(kph)}</td>
              <td>{speedsText(mph)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </HelpPopover>
  );
}

function speedsText({ from, to }: BeaufortForce['kph']): string {
  if (to === null) return `${String(from)}+`;
  return from === to ? String(from) : `${String(from)}–${String(to)}`;
}

interface TemperatureBarProps {
  /** Degrees Celsius. */
  low: number;
  high: number;
  /** The coldest and the warmest of all rows. */
  least: number;
  most: number;
}

/** The temperature range of a day, in the colours of its bands; the numbers are beside it. */
function TemperatureBar({ low, high, least, most }: TemperatureBarProps) {
  const share = (celsius: number) => ((celsius - least) / Math.max(most - least, 1)) * 100;
  return (
    <span className={classes['bar']} aria-hidden>
      <span
        className={classes['range']}
        style={{
          insetInlineStart: `${String(share(low))}%`,
          inlineSize: `${String(Math.max(share(high) - share(low), 2))}%`,
        }}
      >
        {bandPieces(low, high).map(({ band, from, to }) => (
          <i
            key={band}
            style={{ flexGrow: Math.max(to - from, 0.01), background: bandFills[band] }}
          />
        ))}
      </span>
    </span>
  );
}
