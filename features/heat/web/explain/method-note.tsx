import { Link } from '@tanstack/react-router';
import { riskNotes } from '#heat/contract';
import { clothingWords } from '../crew/crew-texts.ts';
import { explainTexts } from './explain-texts.ts';
import type { ComparedHour } from './compared-hour.ts';
import classes from './explain.module.css';

interface Props {
  site_id: string;
  job_id: string;
  /** Day of the hour; the card opens on the next one if the day is over. */
  date: string;
  /** Of the crew card for the same hour; null if there is none. */
  advice: ComparedHour | null;
}

/** The result of the measurement-based method for the same hour, and why it differs. */
export function MethodNote({ site_id, job_id, date, advice }: Props) {
  const sentence = advice?.comparison.sentence ?? null;
  return (
    <section className={classes['method']}>
      {advice !== null && (
        <p className={classes['reason']}>
          {explainTexts.byWbgt(advice.work_minutes)}
          {advice.clothing !== 'work_clothes' &&
            ` ${explainTexts.countedWith(clothingWords[advice.clothing])}`}
        </p>
      )}
      {sentence !== null && <p>{sentence}</p>}
      <p className={classes['screening']}>
        {riskNotes.screening}{' '}
        <Link to="/monitoring" search={{ crew_card: site_id, job: job_id, date }}>
          {riskNotes.openCrewCard}
        </Link>
      </p>
    </section>
  );
}
