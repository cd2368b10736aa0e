import type { CardHour } from '#heat/domain';
import { crewCells } from './crew-cells.ts';
import { crewTexts } from './crew-texts.ts';
import classes from './crew.module.css';

/** A row for each hour: minutes of work and rest, and water. */
export function CrewTable({ hours, label }: { hours: readonly CardHour[]; label: string }) {
  return (
    <table className={classes['table']}>
      <caption className="ws-only-heard">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{crewTexts.hour}</th>
          <th scope="col">{crewTexts.work}</th>
          <th scope="col">{crewTexts.rest}</th>
          <th scope="col">{crewTexts.person}</th>
          <th scope="col">{crewTexts.crew}</th>
        </tr>
      </thead>
      <tbody>
        {hours.map(crewCells).map(({ time, kind, work, band, rest, litres, litres_of_crew }) => (
          <tr key={time} data-kind={kind}>
            <th scope="row">{time}</th>
            <td>
              <b>{work}</b>
              {band !== '' && <small> {band}</small>}
            </td>
            <td>{rest}</td>
            <td>{litres}</td>
            <td>{litres_of_crew}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
