import { Badge, Tooltip, useMantineTheme } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconClock } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { offsetText, zonedParts } from '#packages/kit';
import { Brand, BrandSign, useNow, useZone } from '#packages/ui';
import { currentOf } from '../../menu-of.ts';
import type { ShownEntry } from '../../menu-of.ts';
import { useShell } from '../shell-context.ts';
import { isoWeek } from './iso-week.ts';
import classes from './rail.module.css';

/** The menu at the left, 240 pixels wide, or 64 with icons only. */
export function Rail() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const entries = useShell()?.entries ?? [];
  const current = currentOf(entries, pathname);
  return (
    <nav className={`${classes['rail'] ?? ''} ws-not-printed`} aria-label="Main">
      <Link to="/" className={classes['brand']} aria-label="Watershade, start page">
        <span className={classes['wide']}>
          <Brand name="Watershade" />
        </span>
        <span className={classes['narrow']}>
          <BrandSign />
        </span>
      </Link>
      <div className={classes['nav']}>
        <ul>
          {entries.map((entry) => {
            const isParent = entry.children.some(({ to }) => to === current?.to);
            return (
              <li key={entry.label}>
                <RailItem
                  entry={entry}
                  isCurrent={entry === current && !isParent}
                  isParent={isParent}
                />
                {isParent && (
                  <ul className={classes['wide']}>
                    {entry.children.map((child) => (
                      <li key={child.label}>
                        <RailItem entry={child} isCurrent={child.to === current?.to} isSub />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            );
          })}
        </ul>
      </div>
      <RailFoot />
    </nav>
  );
}

interface RailItemProps {
  entry: ShownEntry;
  isCurrent: boolean;
  /** One of its children is the current one. */
  isParent?: boolean;
  isSub?: boolean;
}

/** One entry of the rail; its name is a tooltip when only the icon is shown. */
function RailItem({ entry, isCurrent, isParent = false, isSub = false }: RailItemProps) {
  const { label, icon: Sign, to, isPreview, Count } = entry;
  const { breakpoints } = useMantineTheme();
  const isWide = useMediaQuery(`(min-width: ${breakpoints.lg})`, true);
  return (
    <Tooltip label={label} position="right" disabled={isWide}>
      <Link
        to={to}
        className={classes['item']}
        data-current={isCurrent}
        data-parent={isParent}
        data-sub={isSub}
        aria-current={isCurrent ? 'page' : undefined}
        // Otherwise parents of the open page would be marked as current too.
        activeOptions={{ exact: true }}
        activeProps={{}}
      >
        {Sign !== undefined && <Sign size={18} stroke={1.75} aria-hidden />}
        <span className={classes['label']}>{label}</span>
        {Count !== undefined && (
          <span className={classes['count']}>
            <Suspense fallback={null}>
              <Count />
            </Suspense>
          </span>
        )}
        {isPreview && (
          <Badge size="xs" variant="default" className={classes['badge']}>
            Preview
          </Badge>
        )}
      </Link>
    </Tooltip>
  );
}

/** Date, time, week and zone of the organisation. */
function RailFoot() {
  const now = useNow(10_000);
  const zone = useZone();
  const { weekday, day, month, year, hour, minute } = zonedParts(now, zone);
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  return (
    <div className={classes['foot']} title={zone}>
      <IconClock size={15} stroke={1.75} aria-hidden />
      <div className={classes['wide']}>
        <div className={classes['date']}>
          {weekday} {Number(day)} {month} {year}, {hour}:{minute}
        </div>
        <div>
          Week {isoWeek(now, zone)}, {city} ({offsetText(now, zone)})
        </div>
      </div>
    </div>
  );
}
