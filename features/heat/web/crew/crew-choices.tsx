import { SegmentedControl, Select } from '@mantine/core';
import { clothings } from '#heat/domain';
import type { Acclimatisation, Clothing } from '#heat/domain';
import { countOf } from '#packages/kit';
import { dayLabel } from '../heat-words.ts';
import { acclimatisationWords, clothingWords, crewTexts } from './crew-texts.ts';
import type { ShownCard } from './use-crew-card.ts';
import classes from './crew.module.css';

/** Of which job, on which day, in which clothes, and whether the crew is used to the heat. */
export function CrewChoices({ card }: { card: ShownCard }) {
  const { jobs, job, dates, today, date, acclimatisation, choice, choose } = card;
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
        onChange={(job_id) => choose({ job_id })}
      />
      <Select
        label={crewTexts.day}
        data={dates.map((value) => ({ value, label: dayLabel(value, today) }))}
        value={date}
        allowDeselect={false}
        onChange={(next) => choose({ date: next })}
      />
      <Select
        label={crewTexts.clothing}
        data={clothings.map((value) => ({ value, label: clothingWords[value] }))}
        value={choice.clothing}
        allowDeselect={false}
        onChange={(next) => next !== null && choose({ clothing: next as Clothing })}
      />
      <div className={classes['used']}>
        <span>{crewTexts.used}</span>
        <SegmentedControl
          aria-label={crewTexts.used}
          data={Object.entries(acclimatisationWords).map(([value, label]) => ({ value, label }))}
          value={acclimatisation}
          onChange={(next) => choose({ acclimatisation: next as Acclimatisation })}
        />
      </div>
    </div>
  );
}
