import { Link, useLocation } from '@tanstack/react-router';
import { Brand, BrandSign } from '#packages/ui';
import { currentOf } from '../../menu-of.ts';
import { useShell } from '../shell-context.ts';
import { RailFoot } from './rail-foot.tsx';
import { RailItem } from './rail-item.tsx';
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
