import type { UseQueryResult } from '@tanstack/react-query';
import { IconCheck } from '@tabler/icons-react';
import type { PersonHistory } from '#hydration/offline';
import { countText, dateText } from '#packages/kit';
import { Card, EmptyState, GenericLoader, TextSkeleton, useZone } from '#packages/ui';
import { HydrationBadge } from '../hydration-badge.tsx';
import { hiddenValuesHelp, hiddenValueText } from '../value-text.ts';
import { BaselineFacts } from './baseline-facts.tsx';

/** The baseline in force and its bounds. */
export function BaselineCard({ query }: { query: UseQueryResult<PersonHistory> }) {
  const { data, isPending, error, refetch } = query;
  const since = data?.baseline?.since ?? null;
  return (
    <Card
      title="Hydration baseline"
      help="With at least 6 tests of a rested person, the bounds follow the person’s own mean: 1.3, 2 and 3 times the mean. Until then, a mean of 50 mOsm is used."
      subtitle={data && !data.isHidden ? subtitleOf(data) : undefined}
      footer={since === null ? undefined : <InUseSince since={since} />}
    >
      <GenericLoader
        error={error}
        isPending={isPending}
        onRetry={() => void refetch()}
        skeleton={<TextSkeleton widths={[40, 100, 90, 90, 90, 90]} />}
      >
        {data?.isHidden === true ? (
          <HiddenBaseline history={data} />
        ) : (
          data && <BaselineFacts history={data} />
        )}
      </GenericLoader>
    </Card>
  );
}

/** The status of the newest test in words: its place on the bounds is not known. */
function HiddenBaseline({ history: { points } }: { history: PersonHistory }) {
  const newest = points.at(-1);
  const about =
    newest === undefined ? (
      hiddenValuesHelp
    ) : (
      <>
        <p>{hiddenValuesHelp}</p>
        <HydrationBadge state={newest.state} large />
      </>
    );
  return <EmptyState title={hiddenValueText} text={about} outline="none" />;
}

function subtitleOf({ baseline }: PersonHistory): string {
  if (baseline === null) return 'Default bounds, no personal baseline';
  return `Personal, from ${countText(baseline.count)} tests`;
}

function InUseSince({ since }: { since: number }) {
  const zone = useZone();
  return (
    <>
      <IconCheck size={14} stroke={1.9} aria-hidden /> In use since {dateText(since, zone)}
    </>
  );
}
