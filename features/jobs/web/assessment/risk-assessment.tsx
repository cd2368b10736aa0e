import { Button } from '@mantine/core';
import { useRef } from 'react';
import { jobMessages } from '#jobs/contract';
import { hazardScore, riskCategory } from '#jobs/domain';
import { ActionNote, Form, LeaveGuard } from '#packages/ui';
import { riskFactors, unsetFactor } from '#tags/contract';
import type { Tag } from '#tags/contract';
import { CategoryChip } from '../category-chip.tsx';
import { AnswerList } from './answer-list.tsx';
import { assessmentTexts } from './assessment-texts.ts';
import { CategoryRow } from './category-row.tsx';
import { FactorField } from './factor-field.tsx';
import classes from './risk-assessment.module.css';
import { DriversCard, ScoreCard } from './score-card.tsx';
import { useAssessment } from './use-assessment.ts';

interface Props {
  /** The job in the copy. */
  tag: Tag;
  mayChange: boolean;
}

/** The risk assessment of a job: its 13 factors, and the resulting score. */
export function RiskAssessment({ tag, mayChange }: Props) {
  const assessment = useAssessment(tag);
  const { factors, missing, isChanged, isFilledIn, isSaving, isOnline, isRefused } = assessment;
  const form = useRef<HTMLFormElement>(null);
  const isBlank = riskFactors.every((factor) => factors[factor] === unsetFactor);

  function save(): void {
    if (assessment.save()) return;
    // Focuses the first missing answer, whose group says that it is missing.
    const [first] = missing;
    if (first === undefined) return;
    const group = form.current?.querySelector(`[data-factor='${first}'] input`);
    if (group instanceof HTMLInputElement) group.focus();
  }

  return (
    <div className={classes['frame']}>
      <aside className={classes['score']}>
        <ScoreCard factors={factors} />
        <DriversCard factors={factors} className={classes['drives']} />
      </aside>
      {mayChange ? (
        <Form
          ref={form}
          className={classes['form']}
          label="Risk assessment"
          onSubmit={() => isChanged && isOnline && !isSaving && save()}
        >
          {isFilledIn && <p className={classes['note']}>{assessmentTexts.filledIn}</p>}
          <CategoryRow
            category={missing.length > 0 ? null : riskCategory(hazardScore(factors))}
            onStartFrom={assessment.startFrom}
          />
          {riskFactors.map((factor) => (
            <div key={factor} data-factor={factor}>
              <FactorField
                factor={factor}
                value={factors[factor]}
                isWanted={missing.length > 0}
                onAnswer={(value) => assessment.answer(factor, value)}
              />
            </div>
          ))}
          <footer className={classes['actions']}>
            <p className={classes['problem']} role="alert">
              {isRefused && jobMessages.incomplete}
            </p>
            {/* Shown when the score is scrolled out of view. */}
            <span className={classes['chip']} aria-hidden="true">
              <CategoryChip score={hazardScore(factors)} />
            </span>
            <ActionNote>{isOnline ? '' : assessmentTexts.needsLine}</ActionNote>
            {isChanged && (
              <Button variant="default" disabled={isSaving} onClick={assessment.discard}>
                Discard
              </Button>
            )}
            <Button type="submit" loading={isSaving} disabled={!isChanged || !isOnline}>
              {jobMessages.update}
            </Button>
          </footer>
          <LeaveGuard when={isChanged} />
        </Form>
      ) : (
        <section className={classes['form']} aria-label="Risk assessment">
          <p className={classes['note']}>{assessmentTexts.readOnly}</p>
          {!isBlank && <AnswerList factors={factors} />}
        </section>
      )}
    </div>
  );
}
