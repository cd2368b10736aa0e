import { Badge } from '@mantine/core';
import { rateBand } from '#heat/domain';
import { factorTexts } from '#jobs/contract';
import { countOf } from '#packages/kit';
import { Card, EmptyState, ErrorState, RelativeTime, TableSkeleton } from '#packages/ui';
import { weatherMessages } from '#weather/contract';
import { dayWords } from '../heat-words.ts';
import { SiteSheet } from '../site-sheet.tsx';
import { CrewChoices } from './crew-choices.tsx';
import { CrewTable } from './crew-table.tsx';
import { acclimatisationWords, clothingWords, crewTexts } from './crew-texts.ts';
import { useCrewCard } from './use-crew-card.ts';
import type { ShownCard } from './use-crew-card.ts';
import classes from './crew.module.css';

/** How long a crew may work in each hour of a day, and what it drinks: to read on a phone, or to print. */
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
  const { site, job, hours, error, retry } = card;
  if (error !== null) return <ErrorState onRetry={retry} />;
  if (site === undefined) return <TableSkeleton rows={12} height={26} />;
  if (site === null) {
    return <EmptyState title={crewTexts.noPlace} text={crewTexts.noPlaceAbout} outline="rows" />;
  }
  if (job === undefined) {
    return <EmptyState title={crewTexts.noJobs} text={crewTexts.noJobsAbout} outline="rows" />;
  }
  if (hours.length === 0) {
    return (
      <EmptyState title={crewTexts.noWeather} text={crewTexts.noWeatherAbout} outline="rows" />
    );
  }
  const band = rateBand(job.factors._metabolic_work_rate);
  const rate = factorTexts._metabolic_work_rate;
  const word = rate.choices.find(([value]) => value === job.factors._metabolic_work_rate)?.[1];
  return (
    <>
      <CrewTable hours={hours} label={label} />
      <div className={classes['notes']}>
        <p>
          {rate.title}: {word?.toLowerCase()}
          {band !== null && `, ${String(band.least)} to ${String(band.most)} W`}. {crewTexts.band}
        </p>
        <p>{crewTexts.stretch}</p>
        <p>
          {crewTexts.source} Weather: {site.source}
          {site.fetched_time !== null && (
            <>
              , told <RelativeTime time={site.fetched_time} />
            </>
          )}
          .{' '}
          {site.is_simulated && (
            <Badge size="xs" variant="default">
              {weatherMessages.simulated}
            </Badge>
          )}
        </p>
      </div>
    </>
  );
}

function sentenceOf({ job, dates, date, choice, acclimatisation }: ShownCard): string {
  if (job === undefined || dates.length === 0) return '\u00a0';
  const used = acclimatisationWords[acclimatisation].toLowerCase();
  return `${dayWords(date)}: ${job.name}, ${countOf(job.workers, 'worker')}, ${clothingWords[choice.clothing].toLowerCase()}, used to the heat: ${used}`;
}
