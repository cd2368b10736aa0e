import { useCopy } from '#packages/sync/web';
import { EmptyState, ErrorState, useDelayPageReady } from '#packages/ui';
import { readingSites } from '#readings/offline';
import type { TagTabProps } from '#tags/web';
import { readingTexts as texts } from './reading-texts.ts';
import { SiteOffset } from './site-offset.tsx';
import { SiteReading } from './site-reading.tsx';

/** The reading that counts at a location, and the button to add one for who may measure there. */
export function LocationReadings({ tag: { tag_id } }: TagTabProps) {
  const { data, error, refetch } = useCopy(readingSites, { location_id: tag_id });
  useDelayPageReady(data === undefined && error === null);
  if (error !== null) return <ErrorState onRetry={() => void refetch()} />;
  if (data === null) return <EmptyState title={texts.off} text={texts.offAbout} />;
  if (data?.length === 0) return <EmptyState title={texts.notPlaced} text={texts.notPlacedAbout} />;
  return (
    <>
      <SiteReading key={tag_id} location_id={tag_id} />
      <SiteOffset key={`offset ${tag_id}`} location_id={tag_id} />
    </>
  );
}
