import { Link, useLocation } from '@tanstack/react-router';
import { useCurrentInSight } from '#packages/ui';
import { personTabs } from './person-tab-list.ts';
import classes from './person-tabs.module.css';

/** The pages of a person as links. */
export function PersonTabs({ user_id, name }: { user_id: string; name: string }) {
  const { pathname } = useLocation();
  const row = useCurrentInSight(pathname);
  return (
    <nav ref={row} className={classes['tabs']} aria-label={`Pages of ${name}`}>
      {personTabs.map(({ word, to }) => (
        <Link
          key={to}
          to={to}
          params={{ user_id }}
          activeOptions={{ exact: true }}
          className={classes['tab']}
        >
          {word}
        </Link>
      ))}
    </nav>
  );
}
