import { Switch } from '@mantine/core';
import type { MapDays } from '#heat/domain';
import { DayField } from '#packages/ui';
import { TagPicker } from '#tags/web';
import { heatMapTexts } from './heat-map-texts.ts';
import classes from './heat-map.module.css';

interface Props {
  days: MapDays;
  /** Null: now. */
  date: string | null;
  /** Null: all. */
  job_id: string | null;
  hasTemperatures: boolean;
  onDate: (date: string | null) => void;
  onJob: (job_id: string | null) => void;
  onTemperatures: (isOn: boolean) => void;
}

/** Filter of the map by time and job, and its layers. */
export function MapFilter(props: Props) {
  const { days, date, job_id, hasTemperatures, onDate, onJob, onTemperatures } = props;
  return (
    <div className={classes['filter']}>
      <DayField
        label={heatMapTexts.day}
        value={date}
        placeholder={heatMapTexts.live}
        {...days}
        onChange={onDate}
      />
      <TagPicker
        label={heatMapTexts.job}
        placeholder={heatMapTexts.anyJob}
        types={['job']}
        clearable
        value={job_id}
        onChange={onJob}
      />
      <Switch
        label={heatMapTexts.layer}
        checked={hasTemperatures}
        onChange={(event) => onTemperatures(event.currentTarget.checked)}
      />
    </div>
  );
}
