import { countOf } from '#packages/kit';
import { SiteSheet } from '../site-sheet.tsx';
import { BestHoursBody } from './best-hours-body.tsx';
import { hoursTexts } from './hours-texts.ts';
import { useBestHours } from './use-best-hours.ts';
import type { BestHours } from './use-best-hours.ts';

/** The shift with the least heat: 14 days by hour, and a shift to move over them. */
export function BestHoursScreen({ tag_id }: { tag_id: string }) {
  const hours = useBestHours(tag_id);
  const { site, plan, error } = hours;
  return (
    <SiteSheet
      {...{ site, error }}
      name={hoursTexts.title}
      sentence={sentenceOf(hours)}
      hasContent={plan.days.length > 0}
    >
      <BestHoursBody hours={hours} />
    </SiteSheet>
  );
}

function sentenceOf({ job, plan }: BestHours): string {
  if (job === undefined || plan.days.length === 0) return '\u00a0';
  const days = countOf(plan.days.length, 'day');
  return `${job.name}, ${countOf(job.workers, 'worker')}: risk of each hour, ${days} from today`;
}
