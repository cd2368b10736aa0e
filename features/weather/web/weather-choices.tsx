import { SearchSelect } from '#packages/ui';
import { weatherMessages } from '#weather/contract';
import { pickerDays } from '#weather/domain';
import type { Days } from '#weather/domain';
import { DayRange } from './day-range.tsx';
import { hereId } from './use-chosen-place.ts';
import type { Chosen } from './use-chosen-place.ts';
import { weatherTexts } from './weather-texts.ts';
import classes from './weather.module.css';

interface Props {
  chosen: Chosen;
  /** The chosen days; null for live weather. */
  days: Days | null;
  today: string;
  onPick: (days: Days) => void;
}

/** Inputs for place and days. */
export function WeatherChoices({ chosen, days, today, onPick }: Props) {
  const { sites = [], place, isAsking, choose } = chosen;
  const id = place?.kind === 'site' ? place.site.tag_id : hereId;
  return (
    <div className={`${classes['choices'] ?? ''} ws-not-printed`}>
      <SearchSelect
        label={weatherTexts.location}
        isLabelHidden
        placeholder={weatherTexts.location}
        className={classes['location']}
        disabled={isAsking}
        options={[
          { id: hereId, label: weatherMessages.current },
          ...sites.map(({ tag_id, name }) => ({ id: tag_id, label: name })),
        ]}
        value={place === null ? null : id}
        onChange={(next) => void choose(next)}
      />
      {days !== null && (
        <DayRange {...{ days, today }} bounds={pickerDays(today)} onChange={onPick} />
      )}
    </div>
  );
}
