import { Button, Checkbox } from '@mantine/core';
import { Fragment, useRef, useState } from 'react';
import { assessmentMessages } from '#assessments/contract';
import { assess, blankDraft } from '#assessments/domain';
import type { ReadDraft, ThermalDraft, ThermalUnits } from '#assessments/domain';
import { RiskBadge } from '#heat/web';
import { jobMessages } from '#jobs/contract';
import { factorsOf, hazardScore } from '#jobs/domain';
import { FactorField } from '#jobs/web';
import { ActionNote, Form } from '#packages/ui';
import { useHasPlaces } from '#people/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { riskFactors } from '#tags/contract';
import { tagsAll } from '#tags/offline';
import { TagPicker } from '#tags/web';
import { ResultPanel } from '../result/result-panel.tsx';
import { thermalTexts } from '../thermal-texts.ts';
import { AirField } from './air-field.tsx';
import { HeatField } from './heat-field.tsx';
import { SaveDialog } from './save-dialog.tsx';
import { useThermalDraft } from './use-thermal-draft.ts';
import { usePlaceWeather } from './use-place-weather.ts';
import type { PlaceWeather } from './use-place-weather.ts';
import classes from './thermal-form.module.css';

interface Props {
  units: ThermalUnits;
  start: ThermalDraft;
  /** The name of the assessment that it starts from. */
  name: string;
}

const hazards = riskFactors.filter((factor) => factor !== '_metabolic_work_rate');

/** The questions of a thermal assessment, and the result beside them. */
export function ThermalForm({ units, start, name }: Props) {
  const state = useThermalDraft(start, units);
  const { draft, read, missing, isBegun, answer, change, replace } = state;
  const { online } = useSyncStatus();
  const hasPlaces = useHasPlaces();
  const form = useRef<HTMLFormElement>(null);
  const [isPressed, setPressed] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [weather, setWeather] = useState<PlaceWeather | null>(null);
  const [title, setTitle] = useState(name);
  const isWanted = isPressed || isBegun;
  const isRefused = isPressed && read.answers === null;

  function begin(): void {
    setPressed(true);
    if (read.answers !== null) return setSaving(true);
    // Scrolls to the first missing or invalid answer.
    const first = form.current?.querySelector<HTMLElement>(
      "[role='radiogroup'][aria-invalid='true'] input, input[aria-invalid='true'], [data-empty='true'] input",
    );
    first?.focus();
  }

  return (
    <div className={classes['frame']}>
      <Form
        ref={form}
        className={classes['form']}
        label="Assessment"
        onSubmit={() => online && begin()}
      >
        {hasPlaces && (
          <FillRow
            units={units}
            onJob={(parts, job) => {
              setTitle(job);
              replace(parts, thermalTexts.filled(job));
            }}
            onWeather={(parts, found) => {
              setWeather(found);
              replace(parts, thermalTexts.filled(found.place));
            }}
          />
        )}
        {hazards.map((factor) => (
          <Fragment key={factor}>
            <FactorField
              factor={factor}
              value={draft.factors[factor]}
              isWanted={isWanted}
              onAnswer={(value) => answer(factor, value)}
            />
            {factor === '_clothing' && (
              <Checkbox
                label={thermalTexts.impermeable}
                description={thermalTexts.impermeableAbout}
                checked={draft.impermeable_clothing}
                onChange={(event) => change({ impermeable_clothing: event.currentTarget.checked })}
              />
            )}
          </Fragment>
        ))}
        <AirField state={state} units={units} isWanted={isWanted} isPressed={isPressed} />
        <FactorField
          factor="_metabolic_work_rate"
          value={draft.factors._metabolic_work_rate}
          isWanted={isWanted}
          onAnswer={(value) => answer('_metabolic_work_rate', value)}
        />
        <HeatField
          state={state}
          units={units}
          isPressed={isPressed}
          weather={weather}
          onType={() => setWeather(null)}
        />
        <footer className={classes['actions']}>
          <p className={classes['problem']} role="alert">
            {isRefused && (missing.length > 0 || read.air === null) && jobMessages.incomplete}
          </p>
          <span className={classes['chip']} aria-hidden="true">
            <LevelChip read={read} />
          </span>
          <ActionNote>{online ? '' : thermalTexts.needsConnection}</ActionNote>
          <Button
            variant="default"
            onClick={() => {
              setPressed(false);
              setWeather(null);
              replace(blankDraft, thermalTexts.cleared);
            }}
          >
            Clear
          </Button>
          <Button type="submit" disabled={!online}>
            Save
          </Button>
        </footer>
      </Form>
      <ResultPanel {...{ draft, read, units, hasPlaces }} site_id={weather?.site_id ?? null} />
      <SaveDialog
        answers={isSaving ? read.answers : null}
        name={title}
        onSaved={setTitle}
        onClose={() => setSaving(false)}
      />
    </div>
  );
}

/** The level beside the buttons, while the result is not visible. */
function LevelChip({ read: { answers } }: { read: ReadDraft }) {
  if (answers === null) return <RiskBadge risk={null} />;
  const { risk, level } = assess(answers);
  return <RiskBadge risk={level === null ? null : risk} none={assessmentMessages.notRated} />;
}

interface FillRowProps {
  units: ThermalUnits;
  onJob: (parts: Partial<ThermalDraft>, name: string) => void;
  onWeather: (parts: Partial<ThermalDraft>, weather: PlaceWeather) => void;
}

/** Fills the work in from a job, air and heat from the current weather of a location. */
function FillRow({ units, onJob, onWeather }: FillRowProps) {
  const { data: tags } = useCopy(tagsAll, {});
  const { online } = useSyncStatus();
  const [job, setJob] = useState<string | null>(null);
  const [location, setLocation] = useState<string | null>(null);
  const [unassessed, setUnassessed] = useState<string | null>(null);
  const { lookUp, problem } = usePlaceWeather({ units, onWeather });
  const tagOf = (tag_id: string | null) => tags?.find((tag) => tag.tag_id === tag_id);

  function fillFromJob(tag_id: string | null): void {
    setJob(tag_id);
    const tag = tagOf(tag_id);
    if (tag === undefined) return setUnassessed(null);
    const factors = factorsOf(tag.metadata);
    const isAssessed = hazardScore(factors) >= 0;
    setUnassessed(isAssessed ? null : thermalTexts.notAssessed(tag.name));
    if (isAssessed) onJob({ factors }, tag.name);
  }

  function fillFromLocation(tag_id: string | null): void {
    setLocation(tag_id);
    const tag = tagOf(tag_id);
    if (tag !== undefined) void lookUp(tag);
  }

  return (
    <div className={classes['fill']}>
      <TagPicker
        label="Fill from job"
        placeholder="Select a job"
        types={['job']}
        value={job}
        error={unassessed}
        onChange={fillFromJob}
      />
      <TagPicker
        label="Fill from location now"
        placeholder={online ? 'Select a location' : thermalTexts.lookUpNeedsLine}
        types={['location']}
        value={location}
        error={problem}
        disabled={!online}
        onChange={fillFromLocation}
      />
    </div>
  );
}
