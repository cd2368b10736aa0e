import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, useLocation, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { FeatureBadge, Page, useIsNarrow } from '#packages/ui';
import { currentOf } from '../../menu-of.ts';
import { GuardedOutlet } from '../guarded-outlet.tsx';
import { useShell } from '../shell-context.ts';
import classes from './settings-frame.module.css';

/**
 * All settings are beside their menu. On narrow screens /settings itself is the menu, and every
 * page links back there; the account page has its own section parameter.
 */
export function SettingsFrame() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const groups = useShell()?.settings ?? [];
  const isHome = /^\/settings\/?$/.test(pathname);
  const { section } = useSearch({ strict: false });
  const isMenu = useIsNarrow(62) && isHome && section === undefined;
  // All settings pages start with the address of the first, so it only matches exactly.
  const current = currentOf(
    groups.flatMap(({ entries }) => entries).filter(({ to }) => isHome || to !== '/settings'),
    pathname,
  );
  const menu = useCurrentInSight(current?.to);
  const settings = (
    <nav ref={menu} className={classes['menu']} aria-label="Settings">
      <h1>Settings</h1>
      {groups.map(({ label, entries }) => (
        <section key={label}>
          <h2>{label}</h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.to}>
                <Link
                  to={entry.to}
                  search={entry.to === '/settings' ? { section: 'account' } : {}}
                  className={classes['item']}
                  data-current={entry.to === current?.to}
                  aria-current={entry.to === current?.to ? 'page' : undefined}
                  // Otherwise parents of the open page would be marked as current too.
                  activeOptions={{ exact: true }}
                  activeProps={{}}
                >
                  {entry.label}
                  {entry.isPreview && <FeatureBadge kind="preview" />}
                  <IconChevronRight size={16} stroke={1.75} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
  if (isMenu) {
    return (
      <Page ready layout="bare">
        {settings}
      </Page>
    );
  }
  return (
    <div className={classes['frame']}>
      {settings}
      <div className={classes['place']}>
        <nav className={classes['back']} aria-label="Back">
          <Link to="/settings">
            <IconChevronLeft size={16} stroke={1.75} aria-hidden />
            Settings
          </Link>
        </nav>
        <GuardedOutlet />
      </div>
    </div>
  );
}

/** Scrolls a menu, and nothing else, so that its current entry is in sight. */
function useCurrentInSight(current: string | undefined) {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const frame = menu.current?.getBoundingClientRect();
    const entry = menu.current?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
    if (menu.current === null || frame === undefined || entry === undefined) return;
    if (entry.top >= frame.top && entry.bottom <= frame.bottom) return;
    menu.current.scrollTop += entry.top - frame.top - frame.height / 2;
  }, [current]);
  return menu;
}
