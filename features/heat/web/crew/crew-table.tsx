import { riskLevel } from '#heat/domain';
import type { CardHour } from '#heat/domain';
import { riskLevelNames } from '#heat/contract';
import { shownTemperature } from '#organisation/domain';
import {
  comparedHour,
  degreesText,
  kindOf,
  litresText,
  requiredBy,
  restRuleText,
  shortSpells,
  spellsText,
  stopWord,
  stretchText,
  waterRuleText,
  workText,
} from '../advice-words.ts';
import { clockOf, windText } from '../heat-words.ts';
import { RiskBars } from '../risk-bars.tsx';
import { crewTexts } from './crew-texts.ts';
import type { HeatSettings } from './use-heat-settings.ts';
import classes from './crew.module.css';

interface Props {
  hours: readonly CardHour[];
  /** Hazard score of the job. */
  hazard: number;
  settings: HeatSettings;
  label: string;
}

/** A row for each hour: work and rest, water, and the weather they are based on. */
export function CrewTable({ hours, hazard, settings, label }: Props) {
  return (
    <table className={classes['table']}>
      <caption className="ws-only-heard">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{crewTexts.hour}</th>
          <th scope="col">{crewTexts.work}</th>
          <th scope="col">{crewTexts.spells}</th>
          <th scope="col">
            {crewTexts.water} <small>{crewTexts.crew}</small>
          </th>
          <th scope="col">{crewTexts.wbgt}</th>
          <th scope="col">{crewTexts.air}</th>
        </tr>
      </thead>
      <tbody>
        {hours.map((hour, nth) => (
          // A day whose clock is set back has one hour twice.
          <Row key={nth} {...{ hour, hazard, settings }} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  hour: CardHour;
  hazard: number;
  settings: HeatSettings;
}

function Row({ hour, hazard, settings: { unit, system } }: RowProps) {
  const { weather, advice, best_minutes, stopped_by = null } = hour;
  const { risk } = comparedHour(hour, hazard);
  const none = crewTexts.none;
  return (
    <tr data-kind={stopped_by === null ? kindOf(advice) : 'none'}>
      <th scope="row">
        {clockOf(hour.time)}
        {risk !== null && (
          <small title={`Risk score ${String(risk)}`}>
            <RiskBars level={riskLevel(risk)} size={11} />{' '}
            <span className="ws-only-heard">{riskLevelNames[riskLevel(risk)]} </span>
            {risk}
          </small>
        )}
      </th>
      {advice === null ? (
        <>
          <td>
            {stopped_by === null ? none : <b>{stopWord}</b>}
            <Asks text={stopped_by && requiredBy(stopped_by)} />
          </td>
          <td>{none}</td>
          <td>{none}</td>
          <td>{none}</td>
        </>
      ) : (
        <>
          <td>
            <b>{workText(advice)}</b>
            {stopped_by === null && advice.rest_minutes > 0 && (
              <small>rest {advice.rest_minutes}</small>
            )}
            <Asks text={stopped_by === null ? restRuleText(advice) : requiredBy(stopped_by)} />
            {best_minutes !== null && best_minutes > advice.work_minutes && (
              <small className={classes['best']}>up to {best_minutes}</small>
            )}
          </td>
          <td>
            <span className={classes['long']}>{spellsText(advice) || none}</span>
            <span className={classes['short']}>{shortSpells(advice) || none}</span>
            {advice.stretch !== null && <small>longest {stretchText(advice.stretch)}</small>}
          </td>
          <td>
            <b>{litresText(advice.water.litres)}</b>
            <small>{litresText(advice.litres_of_crew)}</small>
            <Asks text={waterRuleText(advice)} />
          </td>
          <td>
            {advice.wbgt.toFixed(1)} °C
            {weather?.measured !== undefined && <small>{crewTexts.meter}</small>}
            {weather?.correction !== undefined && weather.measured === undefined && (
              <small>{crewTexts.correction(weather.correction)}</small>
            )}
            {advice.clothing !== 0 && <small>{crewTexts.clothes(advice.clothing)}</small>}
            <small>
              {advice.limit.name} {advice.limit.celsius.toFixed(1)}
            </small>
          </td>
        </>
      )}
      <td>
        {weather === null ? (
          none
        ) : (
          <>
            {degreesText(weather.temp_c, unit)}
            <small>
              {Math.round(weather.humidity)} %, {windText(weather, system)}
            </small>
            <small>index {shownTemperature(weather.heatindex_c, unit).toFixed(1)}</small>
          </>
        )}
      </td>
    </tr>
  );
}

/** The rule that decides a part of an hour; a phone has room for it only in the notes below. */
function Asks({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <small className={classes['asks']}>
      <span className={classes['long']}>{text}</span>
      <span className={classes['short']}>{crewTexts.byRule}</span>
    </small>
  );
}
