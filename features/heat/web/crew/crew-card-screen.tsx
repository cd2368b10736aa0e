import { countOf } from '#packages/kit';
import { Card, EmptyState, ErrorState, TableSkeleton } from '#packages/ui';
import { dayWords } from '../heat-words.ts';
import { SiteSheet } from '../site-sheet.tsx';
import { CrewChoices } from './crew-choices.tsx';
import { CrewNotes } from './crew-notes.tsx';
import { CrewTable } from './crew-table.tsx';
import { acclimatisationWords, clothingWords, crewTexts, restWords } from './crew-texts.ts';
import { useCrewCard } from './use-crew-card.ts';
import type { ShownCard } from './use-crew-card.ts';
import classes from './crew.module.css';

/**
 * How long a crew may work in each hour of a day, and how much it must drink: to read on a phone,
 * or to print.
 */
export function CrewCardScreen({ tag_id }: { tag_id: string }) {
  const card = useCrewCard(tag_id);
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
        <Body card={card} label={site ? `${name}, ${site.name}` : name} />
      </Card>
    </SiteSheet>
  );
}

function Body({ card, label }: { card: ShownCard; label: string }) {
  const { site, job, left, settings, error, retry } = card;
  if (error !== null) return <ErrorState onRetry={retry} />;
  if (site === undefined) return <TableSkeleton rows={12} height={26} />;
  if (site === null) {
    return <EmptyState title={crewTexts.noPlace} text={crewTexts.noPlaceAbout} outline="rows" />;
  }
  if (job === undefined) {
    return <EmptyState title={crewTexts.noJobs} text={crewTexts.noJobsAbout} outline="rows" />;
  }
  if (left.length === 0) {
    return (
      <EmptyState title={crewTexts.noWeather} text={crewTexts.noWeatherAbout} outline="rows" />
    );
  }
  return (
    <>
      <CrewTable hours={left} label={label} hazard={job.hazard} settings={settings} />
      <CrewNotes {...{ card, site, job }} />
    </>
  );
}

function sentenceOf({ job, dates, date, assumed }: ShownCard): string {
  if (job === undefined || dates.length === 0) return '\u00a0';
  return [
    `${dayWords(date)}: ${job.name}`,
    countOf(job.workers, 'worker'),
    clothingWords[assumed.clothing].toLowerCase(),
    `used to the heat: ${acclimatisationWords[assumed.used].toLowerCase()}`,
    `rest in: ${restWords[assumed.rest].toLowerCase()}`,
  ].join(', ');
}
