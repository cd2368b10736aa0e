import { SegmentedControl, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { clothings, restPlaces } from '#heat/domain';
import type { Acclimatisation, Clothing, RestPlace } from '#heat/domain';
import { countOf } from '#packages/kit';
import { Card, EmptyState, ErrorState, TableSkeleton } from '#packages/ui';
import { SetUpLink } from '#people/web';
import { dayLabel, dayWords } from '../heat-words.ts';
import { SiteSheet } from '../site-sheet.tsx';
import { CrewNotes } from './crew-notes.tsx';
import { CrewTable } from './crew-table.tsx';
import {
  acclimatisationWords,
  assumedWords,
  clothingWords,
  crewTexts,
  restWords,
} from './crew-texts.ts';
import { useCrewCard } from './use-crew-card.ts';
import type { ShownCard, UseDayRules } from './use-crew-card.ts';
import classes from './crew.module.css';

interface Props {
  tag_id: string;
  /** What a higher feature knows about the people of the crew on the shown day. */
  people: (crew: ShownCrew) => ReactNode;
  useRules: UseDayRules;
}

/** The crew that a card shows. */
export interface ShownCrew {
  /** The location and the job. */
  site: string;
  job: string;
  /** A day of the site's time: '2026-11-23'. */
  date: string;
  /** The day is the current one at the site. */
  isToday: boolean;
}

/**
 * How long a crew may work in each hour of a day, and how much it must drink: to read on a phone,
 * or to print.
 */
export function CrewCardScreen({ tag_id, people, useRules }: Props) {
  const card = useCrewCard(tag_id, useRules);
  const { site, error, job, date, hours } = card;
  const name = crewTexts.title;
  return (
    <SiteSheet
      {...{ name, site, error }}
      sentence={sentenceOf(card)}
      printedOf={date}
      hasContent={hours.length > 0}
      isForPaper
    >
      {job !== undefined && card.dates.length > 0 && <CrewChoices card={card} />}
      <Card className={classes['card']}>
        <Body
          card={card}
          label={site ? `${name}, ${site.name}` : name}
          people={
            job && people({ site: tag_id, job: job.tag_id, date, isToday: date === card.today })
          }
        />
      </Card>
    </SiteSheet>
  );
}

interface BodyProps {
  card: ShownCard;
  label: string;
  people: ReactNode;
}

function Body({ card, label, people }: BodyProps) {
  const { site, job, left, settings, error, retry } = card;
  if (error !== null) return <ErrorState onRetry={retry} />;
  if (site === undefined) return <TableSkeleton rows={12} height={26} />;
  if (site === null) {
    return <EmptyState title={crewTexts.noPlace} text={crewTexts.noPlaceAbout} />;
  }
  if (job === undefined) {
    return (
      <EmptyState
        title={crewTexts.noJobs}
        text={crewTexts.noJobsAbout}
        action={<SetUpLink step="job" />}
      />
    );
  }
  if (left.length === 0) {
    return <EmptyState title={crewTexts.noWeather} text={crewTexts.noWeatherAbout} />;
  }
  return (
    <>
      {people}
      <CrewTable hours={left} label={label} hazard={job.hazard} settings={settings} />
      <CrewNotes {...{ card, site, job }} />
    </>
  );
}

function sentenceOf({ job, dates, date, assumed }: ShownCard): string {
  if (job === undefined || dates.length === 0) return '\u00a0';
  const who = countOf(job.workers, 'worker');
  return `${dayWords(date)}: ${job.name}, ${who}; ${assumedWords(assumed)}`;
}

/** Inputs for job, day, clothing, acclimatisation and place of rest. */
function CrewChoices({ card }: { card: ShownCard }) {
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
