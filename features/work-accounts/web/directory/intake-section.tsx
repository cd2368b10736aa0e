import { Button } from '@mantine/core';
import { useState } from 'react';
import { ActionNote, SettingsSection } from '#packages/ui';
import { useHasPlaces } from '#people/web';
import { TagMultiSelect } from '#tags/web';
import { mostAdded } from '#work-accounts/contract';
import { addText, directoryTexts } from './directory-texts.ts';
import type { IntakeProblem } from './use-intake.ts';
import classes from './directory.module.css';

interface Props {
  /** Number of chosen people. */
  count: number;
  isBusy: boolean;
  isOnline: boolean;
  problem: IntakeProblem | null;
  onAdd: (tag_ids: string[]) => void;
}

/** Settings for the added people, and the button that adds them. */
export function IntakeSection({ count, isBusy, isOnline, problem, onAdd }: Props) {
  const hasPlaces = useHasPlaces();
  const [tags, setTags] = useState<string[]>([]);
  const [jobs, setJobs] = useState<string[]>([]);
  const [locations, setLocations] = useState<string[]>([]);
  const isTooMany = count > mostAdded;
  const note = isOnline
    ? isTooMany
      ? directoryTexts.tooMany(mostAdded)
      : ''
    : directoryTexts.needsConnection;
  return (
    <SettingsSection
      title={hasPlaces ? 'Tags, jobs and locations' : directoryTexts.labels}
      about={hasPlaces ? directoryTexts.placesAbout : directoryTexts.labelsAbout}
      actions={
        <>
          <ActionNote>{note}</ActionNote>
          <Button
            loading={isBusy}
            disabled={count === 0 || isTooMany || !isOnline}
            onClick={() => onAdd([...tags, ...jobs, ...locations])}
          >
            {addText(count)}
          </Button>
        </>
      }
    >
      <TagMultiSelect
        label="Tags"
        types={['default']}
        allowNew
        value={tags}
        error={problem?.tag_ids ?? null}
        onChange={setTags}
      />
      {hasPlaces && (
        <div className={classes['pair']}>
          <TagMultiSelect label="Jobs" types={['job']} allowNew value={jobs} onChange={setJobs} />
          <TagMultiSelect
            label="Locations"
            types={['location']}
            allowNew
            value={locations}
            onChange={setLocations}
          />
        </div>
      )}
      {problem !== null && (
        <p role="alert" className={classes['problem']}>
          {problem.text}
        </p>
      )}
    </SettingsSection>
  );
}
