import { Button, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { assess } from '#assessments/domain';
import type { ReadDraft, ThermalDraft, ThermalUnits } from '#assessments/domain';
import { factorsText } from '#jobs/domain';
import { DriversCard } from '#jobs/web';
import { Card } from '#packages/ui';
import type { JobFactors } from '#tags/contract';
import { TagPicker, tagPaths } from '#tags/web';
import { thermalTexts } from '../thermal-texts.ts';
import { AdviceCard } from './advice-card.tsx';
import { ChangesCard } from './changes-card.tsx';
import { MethodCard } from './method-card.tsx';
import { ScoreCard } from './score-card.tsx';
import classes from './result.module.css';

interface Props {
  draft: ThermalDraft;
  read: ReadDraft;
  units: ThermalUnits;
  /** The organisation has jobs. */
  hasPlaces: boolean;
  /** Location of the weather; null if it was typed. */
  site_id: string | null;
}

/** Result of the current answers. */
export function ResultPanel({ draft, read, units, hasPlaces, site_id }: Props) {
  const { answers } = read;
  return (
    <section className={classes['panel']} aria-label="Result" tabIndex={0}>
      <ScoreCard
        {...{ units, air: read.air, heat: read.heat }}
        factors={draft.factors}
        impermeable_clothing={draft.impermeable_clothing}
      />
      <DriversCard factors={draft.factors} most={5} />
      {answers !== null && (
        <>
          <ChangesCard answers={answers} />
          <AdviceCard level={assess(answers).level} />
          {hasPlaces && <MethodCard site_id={site_id} />}
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

/** Opens the form of a job with the answers filled in. */
function JobLink({ factors }: { factors: JobFactors }) {
  const [job, setJob] = useState<string | null>(null);
  return (
    <Stack gap={10} mt={8}>
      <TagPicker
        label="Job"
        placeholder="Select a job"
        types={['job']}
        value={job}
        onChange={setJob}
      />
      {job !== null && (
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link
              {...props}
              to={`${tagPaths.job}/${job}`}
              search={{ answers: factorsText(factors) }}
            />
          )}
        >
          Open the job’s form
        </Button>
      )}
    </Stack>
  );
}
