import { Box, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { hydrationWords } from '#hydration/domain';
import { recentTestsOfPerson } from '#hydration/offline';
import type { RecentTest } from '#hydration/offline';
import type { PersonCard } from '#people/domain';
import {
  Card,
  EmptyState,
  GenericLoader,
  RelativeTime,
  TextSkeleton,
  UnsentMark,
  useDelayPageReady,
} from '#packages/ui';
import { useCopy } from '#packages/sync/web';
import { targetText } from '#strategies/domain';
import { strategyOfPerson } from '#strategies/offline';
import { countOf } from '#packages/kit';
import { HydrationGlyph } from '../hydration-glyph.tsx';
import { hiddenValueText, isHiddenValue, numberText } from '../value-text.ts';
import classes from './recent-tests.module.css';

/** The 18 recent tests of a person. */
export function RecentCard({ person: { user_id, may } }: { person: PersonCard }) {
  const { data, isPending, error, refetch } = useCopy(recentTestsOfPerson, { user_id });
  useDelayPageReady(isPending);
  const { data: plan } = useCopy(strategyOfPerson, { user_id });
  const tests = data ?? [];
  const words = [
    ...(tests.length === 0 ? [] : [`Newest first, ${countOf(tests.length, 'test')}`]),
    ...(plan && may.viewMeasurements ? [targetText(plan)] : []),
  ];
  return (
    <Card
      title="Latest measurements"
      help="The latest hydration tests, at most 18. An invalid test is kept but not counted."
      subtitle={words.length === 0 ? undefined : words.join('. ')}
      aside={
        <Link to="/people/$user_id/hydration" params={{ user_id }} className={classes['all']}>
          All
        </Link>
      }
    >
      <GenericLoader
        error={error}
        isPending={isPending}
        onRetry={() => void refetch()}
        skeleton={<TextSkeleton widths={[90, 80, 85, 70]} />}
      >
        {tests.length > 0 ? (
          <RecentTests tests={tests} />
        ) : (
          <EmptyState
            title="No tests yet"
            outline="none"
            text={
              may.viewMeasurements
                ? 'This person’s latest hydration tests appear here.'
                : 'You do not have permission to see this person’s tests.'
            }
          />
        )}
      </GenericLoader>
    </Card>
  );
}

function tileText(state: RecentTest['state'], value: number): string {
  if (state === 'invalid') return '–';
  return isHiddenValue(value) ? hydrationWords[state].short : numberText(value);
}

/** Tiles of the recent tests: value, unit, age and icon of the status. */
function RecentTests({ tests }: { tests: readonly RecentTest[] }) {
  return (
    <ul className={classes['tiles']}>
      {tests.map(({ measurement_id, value, state, time, unsent }) => (
        <li key={measurement_id} className={classes['tile']}>
          <HydrationGlyph state={state} size={18} label={hydrationWords[state].long} />
          <span>
            <Box component="b" fw={600}>
              {tileText(state, value)}
            </Box>{' '}
            <Text span size="sm" c="var(--ws-text3)">
              {state === 'invalid' ? 'Invalid' : isHiddenValue(value) ? hiddenValueText : 'mOsm'}
            </Text>
            <Group component="span" gap={6} wrap="nowrap" fz={12} lh="16px" c="var(--ws-text3)">
              <RelativeTime time={time} />
              {unsent !== null && <UnsentMark state={unsent.state} short />}
            </Group>
          </span>
        </li>
      ))}
    </ul>
  );
}
