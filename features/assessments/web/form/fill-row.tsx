import { useState } from 'react';
import type { ThermalDraft, ThermalUnits } from '#assessments/domain';
import { factorsOf, hazardScore } from '#jobs/domain';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { tagsAll } from '#tags/offline';
import { TagPicker } from '#tags/web';
import { thermalTexts } from '../thermal-texts.ts';
import { usePlaceWeather } from './use-place-weather.ts';
import type { PlaceWeather } from './use-place-weather.ts';
import classes from './thermal-form.module.css';

interface Props {
  units: ThermalUnits;
  onJob: (parts: Partial<ThermalDraft>, name: string) => void;
  onWeather: (parts: Partial<ThermalDraft>, weather: PlaceWeather) => void;
}

/** Fills the work in from a job, air and heat from the weather of a location now. */
export function FillRow({ units, onJob, onWeather }: Props) {
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
