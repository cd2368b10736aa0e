import { Link, useLocation } from '@tanstack/react-router';
import { TabBar } from '#packages/ui';
import { personTabs } from './person-tab-list.ts';

/** The pages of a person as links. */
export function PersonTabs({ user_id, name }: { user_id: string; name: string }) {
  const { pathname } = useLocation();
  return (
    <TabBar label={`Pages of ${name}`} current={pathname}>
      {personTabs.map(({ word, to }) => (
        <Link
          key={to}
          to={to}
          params={{ user_id }}
          // A filter in the address leaves the page the same.
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {word}
        </Link>
      ))}
    </TabBar>
  );
}
