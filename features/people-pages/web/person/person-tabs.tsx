import { Link, useLocation } from '@tanstack/react-router';
import { TabBar } from '#packages/ui';
import { personTabs } from './person-tab-list.ts';

/** The tabs of a person, as links. */
export function PersonTabs({ user_id, name }: { user_id: string; name: string }) {
  const { pathname } = useLocation();
  return (
    <TabBar label={`Pages of ${name}`} current={pathname}>
      {personTabs.map(({ word, to }) => (
        <Link
          key={to}
          to={to}
          params={{ user_id }}
          // The page is the same with any filter in the URL.
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {word}
        </Link>
      ))}
    </TabBar>
  );
}
