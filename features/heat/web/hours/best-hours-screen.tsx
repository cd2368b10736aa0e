import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pictureAddress } from '#organisation/domain';
import { organisationLogo, organisationOwn } from '#organisation/offline';
import { countOf, dateTimeText } from '#packages/kit';
import { useCopy, useInitialised } from '#packages/sync/web';
import { printPage, PrintHead, Screen } from '#packages/ui';
import { BestHoursBody } from './best-hours-body.tsx';
import { hoursTexts } from './hours-texts.ts';
import { useBestHours } from './use-best-hours.ts';
import type { BestHours } from './use-best-hours.ts';

/** When a shift meets the least heat: 14 days hour by hour, and a shift to move over them. */
export function BestHoursScreen({ tag_id }: { tag_id: string }) {
  const hours = useBestHours(tag_id);
  const { site, plan, error } = hours;
  const { data: organisation } = useCopy(organisationOwn, {});
  const { data: logo } = useCopy(organisationLogo, {});
  const title = site ? `${hoursTexts.title}, ${site.name}` : hoursTexts.title;
  const sentence = sentenceOf(hours);
  useEffect(() => {
    document.title = `${title} · Watershade`;
  }, [title]);
  return (
    <Screen
      ready={useInitialised() && (site !== undefined || error !== null)}
      title={<span className="ws-not-printed">{title}</span>}
      sentence={<span className="ws-not-printed">{sentence}</span>}
      crumbs={
        <span className="ws-not-printed">
          <Link to="/monitoring">{hoursTexts.back}</Link>
        </span>
      }
      actions={
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} stroke={1.75} />}
          disabled={plan.days.length === 0}
          onClick={() => void printPage(title)}
        >
          {hoursTexts.print}
        </Button>
      }
    >
      <PrintHead
        logo={logo == null ? null : pictureAddress(logo)}
        organisation={organisation?.name ?? ''}
        title={title}
        sentence={sentence}
        made={
          site?.fetched_time == null
            ? ''
            : `Forecast told ${dateTimeText(site.fetched_time, site.zone ?? 'UTC')}`
        }
      />
      <BestHoursBody hours={hours} />
    </Screen>
  );
}

function sentenceOf({ job, plan }: BestHours): string {
  if (job === undefined || plan.days.length === 0) return '\u00a0';
  const days = countOf(plan.days.length, 'day');
  return `${job.name}, ${countOf(job.workers, 'worker')}: risk of each hour, ${days} from today`;
}
