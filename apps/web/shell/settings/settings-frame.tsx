import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, useLocation, useSearch } from '@tanstack/react-router';
import { FeatureBadge } from '#packages/ui';
import { currentOf } from '../../menu-of.ts';
import { GuardedOutlet } from '../guarded-outlet.tsx';
import { useShell } from '../shell-context.ts';
import classes from './settings-frame.module.css';

/**
 * All settings stand beside their menu. Where there is room for one of the two, /settings itself is the
 * menu, and every page leads back there: the account's by the section that is asked for.
 */
export function SettingsFrame() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const groups = useShell()?.settings ?? [];
  const isHome = /^\/settings\/?$/.test(pathname);
  const { section } = useSearch({ strict: false });
  const isMenu = isHome && section === undefined;
  // Every page of the settings begins with the address of the first: that alone makes it not the one.
  const current = currentOf(
    groups.flatMap(({ entries }) => entries).filter(({ to }) => isHome || to !== '/settings'),
    pathname,
  );
  return (
    <div className={classes['frame']} data-menu={isMenu}>
      <nav className={classes['menu']} aria-label="Settings">
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
                    // Else what stands above the open page would be told as current too.
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
      <div className={classes['place']}>
        {!isMenu && (
          <nav className={classes['back']} aria-label="Back">
            <Link to="/settings">
              <IconChevronLeft size={16} stroke={1.75} aria-hidden />
              Settings
            </Link>
          </nav>
        )}
        <GuardedOutlet />
      </div>
    </div>
  );
}
