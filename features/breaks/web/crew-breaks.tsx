import { ErrorState, TextSkeleton } from '#packages/ui';
import { breakTexts as texts } from './break-texts.ts';
import { SiteRow } from './site-row.tsx';
import { useBreakActions } from './use-break-actions.ts';
import { useSiteBreaks } from './use-site-breaks.ts';
import classes from './crew-breaks.module.css';

interface Props {
  /** The location. */
  location_id: string;
}

/**
 * The breaks of the crew of a location, for a card about it: when the next rest is, or how long the
 * running one lasts, with the buttons to start and end it. Nothing without workers there.
 */
export function CrewBreaks({ location_id }: Props) {
  const actions = useBreakActions();
  const { sites, error, retry } = useSiteBreaks(location_id, actions.changes);
  if (error !== null) return <ErrorState onRetry={() => void retry()} />;
  if (sites === undefined) return <TextSkeleton widths={[70]} />;
  const [current] = sites ?? [];
  if (current === undefined) return null;
  return (
    <section aria-label={texts.title} className={classes['breaks']}>
      <SiteRow {...{ current, actions }} isNamed={false} />
    </section>
  );
}
