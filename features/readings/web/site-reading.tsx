import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTemperature } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { temperatureUnit } from '#organisation/domain';
import { organisationOwn } from '#organisation/offline';
import { useCopy } from '#packages/sync/web';
import { Card, ErrorState, TextSkeleton, useNow, useZone } from '#packages/ui';
import { readingSites } from '#readings/offline';
import { AddReadingDialog } from './add-reading-dialog.tsx';
import { readingTexts as texts } from './reading-texts.ts';
import { readingLines, readingNote } from './reading-words.ts';
import { CorrectionLine } from './site-offset.tsx';
import classes from './site-reading.module.css';

/** A minute, as the reading gets older. */
const often = 60_000;

interface Props {
  location_id: string;
  /** It is a card of its own. */
  isCard?: boolean;
}

/**
 * The meter reading that replaces the model at a location, with its age and its difference, and the
 * button to add one. Nothing where heat stress is switched off.
 */
export function SiteReading({ location_id, isCard = false }: Props) {
  const { data, error, refetch } = useCopy(
    readingSites,
    { location_id },
    { every: often, keepPrevious: true },
  );
  const { data: organisation } = useCopy(organisationOwn, {});
  const [now, ownZone] = [useNow(often / 6), useZone()];
  const [isAdding, dialog] = useDisclosure(false);
  if (error !== null) return <ErrorState onRetry={() => void refetch()} />;
  if (data === undefined) return <TextSkeleton widths={[70]} />;
  const [site] = data ?? [];
  if (site === undefined) return null;
  const unit = temperatureUnit(organisation?.metadata ?? {});
  const place = { unit, now, zone: site.zone ?? ownZone };
  const content = (
    <div className={classes['reading']} data-card={isCard}>
      <div className={classes['words']} role="status">
        {site.current === null ? (
          <p>{site.correction === null ? texts.none : texts.noneCorrected}</p>
        ) : (
          <>
            {readingLines(site.current, place).map((line, nth) => (
              <p key={line}>{nth === 0 ? <b>{line}</b> : line}</p>
            ))}
            <p>
              <small>{readingNote(site.current, place)}</small>
            </p>
          </>
        )}
        {site.correction !== null && <CorrectionLine correction={site.correction} />}
        <Link
          to="/monitoring/readings"
          search={{ location: location_id }}
          className="ws-not-printed"
        >
          {texts.all}
        </Link>
      </div>
      {site.mayRecord && (
        <Button
          variant="default"
          className="ws-not-printed"
          leftSection={<IconTemperature size={16} stroke={1.75} />}
          onClick={dialog.open}
        >
          {texts.add}
        </Button>
      )}
      <AddReadingDialog
        sites={[site]}
        location_id={location_id}
        opened={isAdding}
        onClose={dialog.close}
      />
    </div>
  );
  if (isCard) return <Card title={texts.sectionAt(site.name)}>{content}</Card>;
  return <section aria-label={texts.section}>{content}</section>;
}
