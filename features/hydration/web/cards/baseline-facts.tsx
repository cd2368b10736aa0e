import { Group, Stack, Text } from '@mantine/core';
import {
  defaultBounds,
  hydrationStatus,
  hydrationStatuses,
  hydrationWords,
} from '#hydration/domain';
import type { HydrationBounds, HydrationStatus, OptimalZone } from '#hydration/domain';
import type { PersonHistory } from '#hydration/offline';
import { HydrationGlyph } from '../hydration-glyph.tsx';
import { themed } from '../hydration-palette.ts';
import baselineBarClasses from './baseline-bar.module.css';
import classes from './baseline-facts.module.css';

/** Mean, spread and bounds of a person, beside the default bounds. */
export function BaselineFacts({ history }: { history: PersonHistory }) {
  const { baseline, bounds, points } = history;
  const now = points.at(-1)?.value ?? null;
  return (
    <Stack gap={4}>
      <Group component="p" gap={8} align="baseline" wrap="nowrap" c="dimmed" className="ws-figures">
        <Text component="b" fz={34} lh="38px" fw={650} lts="-0.025em" c="var(--ws-text)">
          {baseline === null ? 50 : Math.round(baseline.mean)}
        </Text>
        <span>{baseline === null ? 'mOsm (default)' : 'mOsm mean'}</span>
        {baseline?.std != null && (
          <Text component="em" inherit ms="auto" fs="normal" fz={13}>
            ± {Math.round(baseline.std)} (standard deviation)
          </Text>
        )}
      </Group>
      <BaselineBar
        bounds={bounds}
        zone={baseline?.zone ?? null}
        values={baseline?.values ?? []}
        now={now}
      />
      <table className={classes['bounds']}>
        <thead>
          <tr>
            <th scope="col">Status</th>
            {baseline !== null && <th scope="col">Personal</th>}
            <th scope="col">Default</th>
          </tr>
        </thead>
        <tbody>
          {hydrationStatuses.map((status) => (
            <tr key={status}>
              <th scope="row">
                <HydrationGlyph state={status} size={15} />
                {hydrationWords[status].short}
              </th>
              {baseline !== null && <td>{rangeText(status, bounds)}</td>}
              <td>{rangeText(status, defaultBounds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {baseline !== null && now !== null && (
        <Text size="sm" m="4px 0 0" c="dimmed">
          {comparison(now, bounds)}
        </Text>
      )}
    </Stack>
  );
}

/** 'up to 60', '60 – 92', 'above 138'. */
function rangeText(status: HydrationStatus, bounds: HydrationBounds): string {
  const whole = (value: number) => String(Math.round(value));
  switch (status) {
    case 'hydrated':
      return `up to ${whole(bounds.mild)}`;
    case 'mild':
      return `${whole(bounds.mild)} – ${whole(bounds.moderate)}`;
    case 'moderate':
      return `${whole(bounds.moderate)} – ${whole(bounds.severe)}`;
    case 'severe':
      return `above ${whole(bounds.severe)}`;
  }
}

function comparison(now: number, bounds: HydrationBounds): string {
  const [own, common] = [hydrationStatus(now, bounds), hydrationStatus(now, defaultBounds)];
  const word = hydrationWords[common].short;
  return own === common
    ? `By the default bounds, this test is also ${word}.`
    : `By the default bounds, this test would be ${word}.`;
}

interface BaselineBarProps {
  bounds: HydrationBounds;
  zone: OptimalZone | null;
  /** Values of the baseline, as dots above the bar. */
  values: readonly number[];
  /** Newest value, marked with a pointer. */
  now: number | null;
}

/** The four bands on one bar with optimal zone, baseline values and the newest value. */
function BaselineBar({ bounds, zone, values, now }: BaselineBarProps) {
  const [least, most] = [bounds.min * 0.5, bounds.max];
  const at = (value: number) =>
    ((Math.min(most, Math.max(least, value)) - least) / (most - least)) * 100;
  const limits = [least, bounds.mild, bounds.moderate, bounds.severe, most];
  const inner = limits.slice(1, 4);
  return (
    <div className={baselineBarClasses['frame']} aria-hidden>
      {values.map((value, index) => (
        <i
          key={index}
          className={baselineBarClasses['dot']}
          style={{ left: `${String(at(value))}%` }}
        />
      ))}
      {now !== null && (
        <span
          className={baselineBarClasses['now']}
          data-side={at(now) > 70 ? 'left' : 'right'}
          style={{ left: `${String(at(now))}%` }}
        >
          now {Math.round(now)}
        </span>
      )}
      <div className={baselineBarClasses['bar']}>
        {hydrationStatuses.map((status, index) => (
          <i
            key={status}
            style={{
              flexGrow: (limits[index + 1] ?? 0) - (limits[index] ?? 0),
              background: themed(status, 'fill'),
              borderColor: themed(status, 'edge'),
            }}
          />
        ))}
        {zone !== null && (
          <b
            className={baselineBarClasses['zone']}
            style={{ left: `${String(at(zone.from))}%`, right: `${String(100 - at(zone.to))}%` }}
          />
        )}
      </div>
      {inner.map((limit) => (
        <span
          key={limit}
          className={baselineBarClasses['limit']}
          style={{ left: `${String(at(limit))}%` }}
        >
          {Math.round(limit)}
        </span>
      ))}
    </div>
  );
}
