import type { ThermalAnswers } from '#assessments/contract';
import { waysDown } from '#assessments/domain';
import { Card } from '#packages/ui';
import { changeText, thermalTexts } from '../thermal-texts.ts';
import classes from './result.module.css';

/** The fewest changes of the work that bring the risk to the next levels. */
export function ChangesCard({ answers }: { answers: ThermalAnswers }) {
  const downs = waysDown(answers);
  return (
    <Card title="Smallest changes">
      {downs.length === 0 && <p className={classes['note']}>{thermalTexts.isLow}</p>}
      {downs.map(({ most, ways }) => (
        <div key={most} className={classes['down']}>
          <h3>{thermalTexts.changesTo(most)}</h3>
          {ways.length === 0 && <p className={classes['note']}>{thermalTexts.cannot}</p>}
          {ways.map((way, place) => (
            <div key={way.map(changeText).join()}>
              {place > 0 && <p className={classes['or']}>or</p>}
              <ul>
                {way.map((change) => (
                  <li key={change.factor}>{changeText(change)}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </Card>
  );
}
