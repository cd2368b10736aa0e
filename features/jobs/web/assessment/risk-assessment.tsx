import { Button } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { assessJob, categoryNames, jobMessages } from '#jobs/contract';
import type { RiskCategory } from '#jobs/contract';
import {
  factorsFromText,
  factorsOf,
  hazardScore,
  presetOf,
  riskCategory,
  unanswered,
} from '#jobs/domain';
import { useClient } from '#packages/http/web';
import { useSyncStatus } from '#packages/sync/web';
import { ActionNote, Form, LeaveGuard } from '#packages/ui';
import { riskFactors, unsetFactor } from '#tags/contract';
import type { JobFactors, RiskFactor, Tag } from '#tags/contract';
import { useTagActions } from '#tags/web';
import { CategoryChip } from '../category-chip.tsx';
import { CategoryMark } from '../category-mark.tsx';
import { AnswerList } from './answer-list.tsx';
import { assessmentTexts } from './assessment-texts.ts';
import { FactorField } from './factor-field.tsx';
import choicesClasses from './choices.module.css';
import classes from './risk-assessment.module.css';
import { DriversCard, ScoreCard } from './score-card.tsx';

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
          {isFilledIn && <p className="ws-note">{assessmentTexts.filledIn}</p>}
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
            <ActionNote>{isOnline ? '' : assessmentTexts.needsConnection}</ActionNote>
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
          <p className="ws-note">{assessmentTexts.readOnly}</p>
          {!isBlank && <AnswerList factors={factors} />}
        </section>
      )}
    </div>
  );
}

/**
 * State of editing the assessment of a job. It only keeps chosen values, so that a sync updates all
 * other factors. A save applies at once, and is reverted to unsaved if the server refuses. A URL
 * may fill it in: `?answers=2-1-…`.
 */
function useAssessment(tag: Tag) {
  const client = useClient();
  const actions = useTagActions();
  const { online: isOnline } = useSyncStatus();
  const { answers }: Record<string, unknown> = useSearch({ strict: false });
  const [filledIn] = useState(() => factorsFromText(answers));
  const [chosen, setChosen] = useState<Partial<JobFactors>>(filledIn ?? {});
  const [isSaving, setSaving] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const stored = factorsOf(tag.metadata);
  const factors: JobFactors = { ...stored, ...chosen };
  const missing = unanswered(factors);

  async function send(sent: JobFactors): Promise<void> {
    setSaving(true);
    const refused = await actions.keep(tag, sent, () =>
      client.call(assessJob, { body: { tag_id: tag.tag_id, ...sent } }),
    );
    setSaving(false);
    // Choices made meanwhile, and refused ones, are kept as unsaved.
    if (refused === null) setChosen((now) => differing(now, sent));
  }

  const isChanged = riskFactors.some((factor) => factors[factor] !== stored[factor]);
  return {
    factors,
    missing,
    isChanged,
    isSaving,
    isOnline,
    /** The choices came with the URL and are not stored. */
    isFilledIn: isChanged && filledIn !== null,
    /** Saving was refused because of missing answers. */
    isRefused: isPressed && missing.length > 0,
    answer: (factor: RiskFactor, value: number) =>
      setChosen((before) => ({ ...before, [factor]: value })),
    /** Sets typical values of a category for every factor. */
    startFrom(category: RiskCategory) {
      setPressed(false);
      setChosen(presetOf(category));
    },
    /** Returns whether it was sent: an incomplete assessment is not. */
    save(): boolean {
      setPressed(missing.length > 0);
      if (missing.length > 0) return false;
      void send(factors);
      return true;
    },
    discard() {
      setPressed(false);
      setChosen({});
    },
  };
}

function differing(now: Partial<JobFactors>, sent: JobFactors): Partial<JobFactors> {
  const factors = riskFactors.filter((factor) => factor in now && now[factor] !== sent[factor]);
  return Object.fromEntries(factors.map((factor) => [factor, now[factor]]));
}

interface CategoryRowProps {
  /** Null while some factors have no answer. */
  category: RiskCategory | null;
  onStartFrom: (category: RiskCategory) => void;
}

const categories = Object.keys(categoryNames) as RiskCategory[];

/** The categories: the current one is marked, and each sets typical values. */
function CategoryRow({ category, onStartFrom }: CategoryRowProps) {
  return (
    <div className={choicesClasses['group']}>
      <h3 className={choicesClasses['title']} id="risk-categories">
        {assessmentTexts.categories}
      </h3>
      <p className={choicesClasses['about']}>{assessmentTexts.categoriesAbout}</p>
      <div className={choicesClasses['choices']} role="group" aria-labelledby="risk-categories">
        {categories.map((each) => (
          <button
            key={each}
            type="button"
            className={choicesClasses['category']}
            aria-pressed={each === category}
            onClick={() => onStartFrom(each)}
          >
            <CategoryMark category={each} />
            {categoryNames[each]}
          </button>
        ))}
      </div>
    </div>
  );
}
