import { riskLevelNames, riskNotes } from '#heat/contract';
import { isBecauseOfJob, riskLevel } from '#heat/domain';
import type { MomentRisk } from '#heat/domain';
import type { MeasurementSystem } from '#organisation/contract';
import { levelColour } from '../heat-palette.ts';
import { heatText, windText } from '../heat-words.ts';
import { explainTexts } from './explain-texts.ts';
import classes from './explain.module.css';

interface Props {
  found: MomentRisk;
  hazard: number;
  system: MeasurementSystem;
  /** False if the reason of a high risk is shown elsewhere. */
  hasReason: boolean;
}

/** The formula with the numbers of this risk, and whether the job makes it high. */
export function RiskSum({ found: { risk, moment }, hazard, system, hasReason }: Props) {
  const level = riskLevel(risk);
  const isOfJob = hasReason && isBecauseOfJob({ risk, heat: moment.heatindex_score });
  return (
    <>
      <p className={classes['sum']}>
        <Term
          value={moment.heatindex_score}
          word={explainTexts.heat}
          from={heatText(moment, system)}
        />
        <i>× (</i>
        <Term value={hazard} word={explainTexts.hazard} from={explainTexts.factors} />
        <i>+</i>
        <Term value={moment.wind_score} word={explainTexts.wind} from={windText(moment, system)} />
        <i>) =</i>
        <span
          className={classes['term']}
          style={{ background: levelColour(level, 'tint'), color: levelColour(level, 'ink') }}
        >
          <b>{risk}</b>
          <span>{riskLevelNames[level]}</span>
        </span>
      </p>
      {isOfJob && <p className={classes['reason']}>{riskNotes.becauseOfJob(level)}</p>}
    </>
  );
}

function Term({ value, word, from }: { value: number; word: string; from: string }) {
  return (
    <span className={classes['term']}>
      <b>{value}</b>
      <span>{word}</span>
      <small>{from}</small>
    </span>
  );
}
