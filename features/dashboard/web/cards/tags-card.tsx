import { Group, SegmentedControl } from '@mantine/core';
import { useMemo } from 'react';
import { cardTitles } from '#dashboard/contract';
import type { CardOptions } from '#dashboard/contract';
import type { DashboardFilter } from '#dashboard/domain';
import { dashboardTags } from '#dashboard/offline';
import { hydrationStates, hydrationWords } from '#hydration/domain';
import {
  dryShare,
  shareText,
  statusEntries,
  sumOf,
  tagsHeight,
  tagsOption,
  useChartColors,
} from '#hydration/web';
import { useHasPlaces } from '#people/web';
import { ChartCard, EmptyState, useRemembered, useZone } from '#packages/ui';
import { countOf, countText } from '#packages/kit';
import { useChoices } from '../configuration/use-choices.ts';
import type { Configured } from '../configuration/use-choices.ts';
import { shownTags, tagKinds } from './shown-tags.ts';
import type { TagKind } from './shown-tags.ts';
import { useCardCopy } from './use-card-copy.ts';

interface Props extends Configured<CardOptions['hydration_per_tag']> {
  filter: DashboardFilter;
}

/** Maximum visible height of the rows in pixels; the others are scrolled. */
const mostHeight = 264;

/** People per status for each tag, job or location. */
export function TagsCard({ filter, ...configured }: Props) {
  const { data, error, refetch } = useCardCopy(dashboardTags, { filter, zone: useZone() });
  const chartColors = useChartColors();
  const [kind, setKind] = useTagKind();
  const { one, many } = tagKinds[kind];
  const { show_as_percentage, show_count_in_label, show_empty_tags } = configured.options;
  const shown = useMemo(
    () => data && shownTags(data, kind, show_empty_tags),
    [data, kind, show_empty_tags],
  );
  const option = useMemo(
    () =>
      shown === undefined || shown.tags.length === 0
        ? null
        : tagsOption(shown.tags, chartColors, {
            ...{ isPercentage: show_as_percentage, hasCounts: show_count_in_label, kind: one },
          }),
    [shown, chartColors, show_as_percentage, show_count_in_label, one],
  );
  const words = many.toLowerCase();
  const counted =
    shown && shown.tags.length > 0
      ? `${countOf(shown.tags.length, one.toLowerCase(), words)}, most dehydrated first`
      : undefined;
  return (
    <ChartCard
      title={cardTitles.hydration_per_tag}
      slug="hydration-per-tag"
      help={`Each person counts once for each of their ${words}, by the latest valid test in the period. Dehydrated: moderate or severe.`}
      subtitle={
        <Group component="span" gap="4px 12px" justify="space-between" mih={26}>
          {counted ?? '\u00a0'}
          <KindSwitch kind={kind} onChange={setKind} />
        </Group>
      }
      option={option}
      height={tagsHeight(shown?.tags.length ?? 6)}
      mostHeight={mostHeight}
      label={`Bar chart of people per status for each of the ${words}. The table has the numbers.`}
      choices={useChoices(configured)}
      picture={{ subtitle: counted, legend: { entries: statusEntries(chartColors) } }}
      error={error}
      onRetry={() => void refetch()}
      footer={
        shown !== undefined && shown.hidden > 0
          ? `Dehydrated: moderate or severe. ${countOf(shown.hidden, one.toLowerCase(), words)} without tests ${shown.hidden === 1 ? 'is' : 'are'} hidden.`
          : undefined
      }
      empty={
        shown?.tags.length === 0 ? (
          <EmptyState
            title={`No ${words} with tests`}
            text={`No people with one of these ${words} were tested in this period. You can also show empty tags in the card’s menu.`}
          />
        ) : undefined
      }
      table={{
        columns: [
          one,
          ...hydrationStates.map((state) => hydrationWords[state].short),
          'Tested',
          'Dehydrated',
        ],
        rows: () =>
          (shown?.tags ?? []).map(({ name, counts, others }) => {
            const tested = sumOf(counts);
            const cell = (count: number) =>
              show_as_percentage
                ? shareText(tested === 0 ? null : count / tested)
                : countText(count);
            const cells = [...counts.map(cell), ...others.map(countText)];
            return [name, ...cells, countText(tested), shareText(dryShare(counts))];
          }),
      }}
    />
  );
}

/** Jobs and locations belong to the heat stress preview. */
function KindSwitch({ kind, onChange }: { kind: TagKind; onChange: (kind: TagKind) => void }) {
  if (!useHasPlaces()) return null;
  return (
    <SegmentedControl
      className="ws-not-printed"
      aria-label={`${cardTitles.hydration_per_tag} of`}
      data={Object.entries(tagKinds).map(([value, { many }]) => ({ value, label: many }))}
      value={kind}
      onChange={(value) => onChange(value as TagKind)}
    />
  );
}

function useTagKind(): [TagKind, (kind: TagKind) => void] {
  const [kind, setKind] = useRemembered<TagKind>('dashboard-tag-kind', 'default');
  return [useHasPlaces() ? kind : 'default', setKind];
}
