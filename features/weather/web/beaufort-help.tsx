import { HelpPopover } from '#packages/ui';
import { beaufortScale } from '#weather/domain';
import type { BeaufortForce } from '#weather/domain';
import { weatherTexts } from './weather-texts.ts';
import classes from './weather.module.css';

/** The Beaufort scale behind a help icon. */
export function BeaufortHelp() {
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
