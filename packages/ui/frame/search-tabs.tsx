import { Link } from '@tanstack/react-router';
import { TabBar } from './tab-bar.tsx';

interface SearchTab {
  key: string;
  word: string;
  /** URL search of the tab. */
  search: object;
}

interface Props {
  label: string;
  /** The common path of all tabs. */
  to: string;
  tabs: readonly SearchTab[];
  /** Key of the open one. */
  current: string;
}

/** Tabs of one path as links, which differ in their URL search. */
export function SearchTabs({ label, to, tabs, current }: Props) {
  return (
    <TabBar label={label} current={current}>
      {tabs.map(({ key, word, search }) => (
        <Link
          key={key}
          to={to}
          search={search}
          // Otherwise the first, whose search is part of the others', would be marked as current on
          // all of them.
          activeOptions={{ exact: true, includeSearch: true }}
          activeProps={{}}
          aria-current={key === current ? 'page' : undefined}
        >
          {word}
        </Link>
      ))}
    </TabBar>
  );
}
