import { Link } from '@tanstack/react-router';
import { personTabs } from './person-tab-list.ts';
import classes from './person-tabs.module.css';

/** The pages of a person as links. */
export function PersonTabs({ user_id, name }: { user_id: string; name: string }) {
  return (
    <nav className={classes['tabs']} aria-label={`Pages of ${name}`}>
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
