import { Group } from '@mantine/core';
import type { CalendarRange } from '#hydration/contract';
import { inkOn, rangeWords } from '#hydration/domain';

interface Props {
  ranges: readonly CalendarRange[];
  /** There are days without tests on which none are expected. */
  hasNeutral?: boolean;
}

/** The colours of the ranges with the counts of each. */
export function CalendarLegend({ ranges, hasNeutral = false }: Props) {
  if (ranges.length === 0) return <span>No ranges, so every day is white.</span>;
  return (
    <Group component="span" gap="4px 14px" py={7}>
      <span>Tests a day</span>
      <Group
        component="ul"
        gap="4px 14px"
        className="ws-plain-list"
        aria-label="Tests a day by colour"
      >
        {ranges.map((range, at) => (
          <Group
            key={at}
            component="li"
            gap={6}
            wrap="nowrap"
            display="inline-flex"
            c="var(--ws-text)"
            className="ws-figures"
          >
            <i style={swatchOf(range.colour)} />
            {rangeWords(range, ranges)}
          </Group>
        ))}
        {hasNeutral && (
          <Group component="li" gap={6} wrap="nowrap" display="inline-flex" c="var(--ws-text)">
            <i style={swatchOf(null)} />
            No test, and no shift or still to come
          </Group>
        )}
      </Group>
    </Group>
  );
}

/** Null: without a colour. */
function swatchOf(colour: string | null) {
  const border = '1px solid color-mix(in srgb, currentcolor 26%, transparent)';
  const look = colour === null ? { border } : { background: colour, color: inkOn(colour), border };
  return { ...look, width: 16, height: 14, borderRadius: 4 };
}
