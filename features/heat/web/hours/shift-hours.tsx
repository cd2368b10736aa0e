import { Link } from '@tanstack/react-router';
import { riskLevelNames } from '#heat/contract';
import { riskLevel, shiftAdvice } from '#heat/domain';
import type { AdvisedHour } from '#heat/domain';
import { Card } from '#packages/ui';
import {
  comparedHour,
  degreesText,
  litresText,
  rangeText,
  spellsText,
  stretchText,
  workText,
} from '../advice-words.ts';
import { assumedWords, crewTexts } from '../crew/crew-texts.ts';
import { clockOf } from '../heat-words.ts';
import { RiskBars } from '../risk-bars.tsx';
import { hoursTexts } from './hours-texts.ts';
import type { BestHours } from './use-best-hours.ts';
import classes from './hours.module.css';

interface Props {
  hours: BestHours;
  /** The hour of the plan at which the shift is shown. */
  shown: number;
}

/** The advice for each hour of the shift, with the sentence why the risk score differs from it. */
export function ShiftHours({ hours, shown }: Props) {
  const { advised, assumed, length, job, settings, site_id } = hours;
  const shift = advised.slice(shown, shown + length);
  const date = shift[0]?.time.slice(0, 10);
  const { litres, needs_electrolytes } = shiftAdvice(shift.map(({ advice }) => advice));
  return (
    <Card title={hoursTexts.advice} className={classes['shiftHours']}>
      <table className={classes['advice']}>
        <caption className="ws-only-heard">{hoursTexts.advice}</caption>
        <thead>
          <tr>
            <th scope="col">{crewTexts.hour}</th>
            <th scope="col">{crewTexts.work}</th>
            <th scope="col">{crewTexts.water}</th>
            <th scope="col">{crewTexts.wbgt}</th>
          </tr>
        </thead>
        {shift.map((hour) => (
          <Row
            key={`${hour.time} ${String(hour.weather?.time_epoch)}`}
            {...{ hour, hazard: job?.hazard ?? -1, settings }}
          />
        ))}
      </table>
      <p className={classes['assumed']}>
        {litres > 0 && `Water for each person in the shift: ${litresText(litres)}. `}
        {needs_electrolytes && <b>Give electrolytes too: water alone is not enough. </b>}
        Assumes: {assumedWords(assumed)}. Change this on the{' '}
        <Link to="/monitoring" search={{ crew_card: site_id, job: job?.tag_id, date, ...assumed }}>
          {hoursTexts.card.toLowerCase()}
        </Link>
        .
      </p>
    </Card>
  );
}

interface RowProps {
  hour: AdvisedHour;
  hazard: number;
  settings: BestHours['settings'];
}

function Row({ hour, hazard, settings }: RowProps) {
  const { weather, advice } = hour;
  const { risk, difference } = comparedHour(hour, hazard);
  const none = crewTexts.none;
  const notes = [difference, advice === null ? null : rangeText(advice)].filter(
    (note) => note !== null,
  );
  return (
    <tbody>
      <tr>
        <th scope="row">
          <b>{clockOf(hour.time)}</b>
          {risk !== null && (
            <small>
              <RiskBars level={riskLevel(risk)} size={11} /> {risk}
              <span className={classes['long']}> {riskLevelNames[riskLevel(risk)]}</span>
            </small>
          )}
        </th>
        <td>
          {advice === null ? (
            none
          ) : (
            <>
              <b>{workText(advice)}</b>
              {advice.rest_minutes > 0 && `, rest ${String(advice.rest_minutes)} min`}
              <small>
                {spellsText(advice)}
                {advice.stretch?.minutes != null && `; longest ${stretchText(advice.stretch)}`}
              </small>
            </>
          )}
        </td>
        <td>{advice === null ? none : litresText(advice.water.litres)}</td>
        <td>
          {advice === null
            ? none
            : `${advice.wbgt.toFixed(1)} °C, ${advice.limit.name} ${advice.limit.celsius.toFixed(1)}`}
          {weather !== null && <small>air {degreesText(weather.temp_c, settings.unit)}</small>}
        </td>
      </tr>
      {notes.map((note) => (
        <tr key={note} className={classes['note']}>
          <td colSpan={4}>{note}</td>
        </tr>
      ))}
    </tbody>
  );
}
