import { SegmentedControl, Select } from '@mantine/core';
import { clothings, restPlaces } from '#heat/domain';
import type { Acclimatisation, Clothing, RestPlace } from '#heat/domain';
import { countOf } from '#packages/kit';
import { dayLabel } from '../heat-words.ts';
import { acclimatisationWords, clothingWords, crewTexts, restWords } from './crew-texts.ts';
import type { ShownCard } from './use-crew-card.ts';
import classes from './crew.module.css';

/** Inputs for job, day, clothing, acclimatisation and place of rest. */
export function CrewChoices({ card }: { card: ShownCard }) {
  const { jobs, job, dates, today, date, assumed, choose } = card;
  return (
    <div className={`${classes['choices'] ?? ''} ws-not-printed`}>
      <Select
        label={crewTexts.job}
        data={jobs.map(({ tag_id, name, workers }) => ({
          value: tag_id,
          label: `${name}, ${countOf(workers, 'worker')}`,
        }))}
        value={job?.tag_id ?? null}
        allowDeselect={false}
        onChange={(next) => next !== null && choose({ job: next, used: undefined })}
      />
      <Select
        label={crewTexts.day}
        data={dates.map((value) => ({ value, label: dayLabel(value, today) }))}
        value={date}
        allowDeselect={false}
        onChange={(next) => next !== null && choose({ date: next })}
      />
      <Select
        label={crewTexts.clothing}
        data={clothings.map((value) => ({ value, label: clothingWords[value] }))}
        value={assumed.clothing}
        allowDeselect={false}
        onChange={(next) => next !== null && choose({ clothing: next as Clothing })}
      />
      <div className={classes['used']}>
        <span>{crewTexts.used}</span>
        <SegmentedControl
          aria-label={crewTexts.used}
          data={Object.entries(acclimatisationWords).map(([value, label]) => ({ value, label }))}
          value={assumed.used}
          onChange={(next) => choose({ used: next as Acclimatisation })}
        />
      </div>
      <div className={classes['used']}>
        <span>{crewTexts.rest}</span>
        <SegmentedControl
          aria-label={crewTexts.rest}
          data={restPlaces.map((value) => ({ value, label: restWords[value] }))}
          value={assumed.rest}
          onChange={(next) => choose({ rest: next as RestPlace })}
        />
      </div>
    </div>
  );
}
