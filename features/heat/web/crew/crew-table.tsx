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
          <th scope="col">{crewTexts.longest}</th>
          <th scope="col">{crewTexts.person}</th>
          <th scope="col">{crewTexts.crew}</th>
        </tr>
      </thead>
      <tbody>
        {hours.map(crewCells).map((cells, nth) => (
          // A day whose clock is set back has one hour twice.
          <tr key={nth} data-kind={cells.kind}>
            <th scope="row">{cells.time}</th>
            <td>
              <b>{cells.work}</b>
              {cells.band !== '' && <small> {cells.band}</small>}
            </td>
            <td>{cells.rest}</td>
            <td>{cells.longest}</td>
            <td>{cells.litres}</td>
            <td>{cells.litres_of_crew}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
