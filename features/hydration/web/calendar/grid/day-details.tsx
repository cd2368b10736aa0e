import { Group, Popover, Stack, Text } from '@mantine/core';
import { dayTests } from '#hydration/offline';
import type { CalendarCounts, DayTestsQuery } from '#hydration/offline';
import { useCopy } from '#packages/sync/web';
import { useZone } from '#packages/ui';
import { zonedParts } from '#packages/kit';
import { targetText } from '#strategies/domain';
import { strategyOfPerson } from '#strategies/offline';
import { HydrationBadge } from '../../hydration-badge.tsx';
import type { CalendarDay } from './calendar-days.ts';
import { testWords, whyNone } from './calendar-days.ts';
import { calendarSizes } from './calendar-sizes.ts';
import type { CalendarWidths } from './calendar-sizes.ts';
import type { ShownDay } from './use-details.ts';

/** Which tests a calendar counts: from inclusive, to exclusive, milliseconds since 1970. */
export type CountedTests = Pick<DayTestsQuery, 'from' | 'to' | 'groups'>;

interface Props {
  data: CalendarCounts;
  counted: CountedTests;
  widths: CalendarWidths;
  /** Container of the popup, so that it is part of the page's content. */
  frame: HTMLElement;
  id: string;
  day: CalendarDay | undefined;
  /** End of the day, in milliseconds since 1970. */
  end: number | undefined;
  shown: ShownDay;
  onEnter: () => void;
  onLeave: () => void;
}

/** The tests of one day of a person, beside its cell. */
export function DayDetails(props: Props) {
  const { data, counted, widths, frame, id, day, end, shown, onEnter, onLeave } = props;
  const user_id = data.user_ids[shown.row];
  if (day === undefined || end === undefined || user_id === undefined) return null;
  const index = shown.row * data.days + shown.day;
  const count = data.counts[index] ?? 0;
  const why = whyNone(count, data.expected[index] ?? 0);
  const left = widths.name + widths.tags + shown.day * widths.day;
  return (
    <Popover
      opened
      position="top"
      offset={4}
      portalProps={{ target: frame }}
      withRoles={false}
      trapFocus={false}
      returnFocus={false}
      closeOnEscape={false}
    >
      <Popover.Target>
        <div
          style={{
            ...{ position: 'absolute', pointerEvents: 'none' },
            ...{ left, top: shown.row * calendarSizes.row },
            ...{ width: widths.day, height: calendarSizes.row },
          }}
        />
      </Popover.Target>
      <Popover.Dropdown
        id={id}
        role="tooltip"
        className="ws-figures"
        maw={260}
        p="8px 12px 10px"
        onPointerEnter={onEnter}
        onPointerLeave={onLeave}
      >
        <Text truncate c="var(--ws-text)" fz={13} lh="20px" fw={600}>
          {data.names[shown.row]}
        </Text>
        <Text size="sm" c="dimmed">
          {day.long}: {[testWords(count), ...why].join(', ')}
        </Text>
        <Target user_id={user_id} />
        <Tests
          query={{
            ...{ user_id, groups: counted.groups },
            from: Math.max(counted.from ?? -Infinity, day.start),
            to: Math.min(counted.to ?? Infinity, end),
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

function Target({ user_id }: { user_id: string }) {
  const { data: plan } = useCopy(strategyOfPerson, { user_id });
  return (
    plan && (
      <Text size="sm" c="dimmed">
        {targetText(plan)}
      </Text>
    )
  );
}

function Tests({ query }: { query: DayTestsQuery }) {
  const { data: tests = [] } = useCopy(dayTests, query, { keepPrevious: false });
  const zone = useZone();
  if (tests.length === 0) return null;
  return (
    <Stack
      component="ul"
      gap={4}
      mah={220}
      mt={8}
      className="ws-plain-list"
      style={{ overflowY: 'auto' }}
    >
      {tests.map(({ time, value, state }, at) => (
        <Group key={at} component="li" gap={10} wrap="nowrap" c="dimmed" fz={12}>
          <time>{clock(time, zone)}</time>
          <HydrationBadge state={state} value={value} />
        </Group>
      ))}
    </Stack>
  );
}

function clock(time: number, zone: string): string {
  const { hour, minute } = zonedParts(time, zone);
  return `${hour}:${minute}`;
}
