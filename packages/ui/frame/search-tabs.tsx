import { Link } from '@tanstack/react-router';
import { TabBar } from './tab-bar.tsx';

interface SearchTab {
  key: string;
  word: string;
  /** What stands behind the address while it is open. */
  search: object;
}

interface Props {
  label: string;
  /** The address that all of them share. */
  to: string;
  tabs: readonly SearchTab[];
  /** Key of the open one. */
  current: string;
}

/** Parts of one address as a row of links, told apart by what stands behind it. */
export function SearchTabs({ label, to, tabs, current }: Props) {
  return (
    <TabBar label={label} current={current}>
      {tabs.map(({ key, word, search }) => (
        <Link
          key={key}
          to={to}
          search={search}
          // Else the first, whose search is a part of the others', would be told as current on all of them.
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
