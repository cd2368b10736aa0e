import { assess } from '#assessments/domain';
import type { ReadDraft, ThermalDraft, ThermalUnits } from '#assessments/domain';
import { DriversCard } from '#jobs/web';
import { Card } from '#packages/ui';
import { thermalTexts } from '../thermal-texts.ts';
import { AdviceCard } from './advice-card.tsx';
import { ChangesCard } from './changes-card.tsx';
import { JobLink } from './job-link.tsx';
import { ScoreCard } from './score-card.tsx';
import classes from './result.module.css';

interface Props {
  draft: ThermalDraft;
  read: ReadDraft;
  units: ThermalUnits;
  /** The organisation has jobs. */
  hasPlaces: boolean;
}

/** What the answers come to, as they stand. */
export function ResultPanel({ draft, read, units, hasPlaces }: Props) {
  const { answers } = read;
  return (
    <section className={classes['panel']} aria-label="Result" tabIndex={0}>
      <ScoreCard factors={draft.factors} air={read.air} heat={read.heat} units={units} />
      <DriversCard factors={draft.factors} most={5} />
      {answers !== null && (
        <>
          <ChangesCard answers={answers} />
          <AdviceCard level={assess(answers).level} />
        </>
      )}
      {hasPlaces && answers !== null && (
        <Card title="Make it a job’s assessment">
          <p className={classes['note']}>{thermalTexts.makeJob}</p>
          <JobLink factors={draft.factors} />
        </Card>
      )}
    </section>
  );
}
