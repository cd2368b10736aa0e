import { readLicense } from '#license/contract';
import type { License } from '#license/contract';
import { licenseProblems } from '#license/domain';
import { useAnswer } from '#packages/http/web';
import { fileDate } from '#packages/kit';
import { AnswerCard, FigureList, useNow, useZone } from '#packages/ui';
import { dayText, licenseTexts as texts, problemText } from './license-texts.ts';
import classes from './license.module.css';

/** The plan of the organisation: seats used, last valid day, features. */
export function PlanCard() {
  return (
    <AnswerCard title={texts.title} footer={texts.about} answer={useAnswer(readLicense, {})}>
      {(license) => <Plan license={license} />}
    </AnswerCard>
  );
}

function Plan({ license }: { license: License }) {
  const now = useNow();
  const zone = useZone();
  const { plan, seats, seats_used, valid_until, features } = license;
  const problem = problemText(licenseProblems(license, fileDate(zone, now)));
  return (
    <div className={classes['plan']}>
      {problem !== '' && <p className={classes['problem']}>{problem}</p>}
      <FigureList
        label={texts.title}
        figures={[
          { name: texts.plan, value: plan },
          {
            ...{ name: texts.seats, value: seats_used },
            detail: seats === null ? texts.noLimit : texts.ofSeats(seats),
          },
          {
            name: texts.validUntil,
            value: valid_until === null ? texts.noLimit : dayText(valid_until),
          },
        ]}
      />
      <p className={classes['small']}>{texts.seatsHelp}</p>
      <h3 className={classes['heading']}>{texts.features}</h3>
      {features.length === 0 ? (
        <p>{texts.noFeatures}</p>
      ) : (
        <ul className={classes['features']} aria-label={texts.features}>
          {features.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
