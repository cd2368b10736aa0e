import { Link } from '@tanstack/react-router';
import { aroundHour } from './hour-address.ts';
import { hoursTexts } from './hours-texts.ts';

interface Props {
  site_id: string;
  job_id: string;
  /** The hour to avoid, in the site's time: '2026-11-24 14:00'. */
  time: string;
}

/** Opens the planner with a shift around a dangerous hour. */
export function MoveLink({ site_id, job_id, time }: Props) {
  return (
    <Link to="/monitoring" search={{ best_hours: site_id, job: job_id, ...aroundHour(time) }}>
      {hoursTexts.move}
    </Link>
  );
}
