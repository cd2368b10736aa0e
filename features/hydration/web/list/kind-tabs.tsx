import { Link } from '@tanstack/react-router';
import { kindsOfTests } from '#hydration/offline';
import type { NamedKind } from '#hydration/offline';
import { useCopy } from '#packages/sync/web';
import { TabBar } from '#packages/ui';
import { searchFromPlace } from './list-search.ts';
import type { ListPlace } from './list-search.ts';
import { listTexts } from './list-texts.ts';

/** The kinds of tests as links: dates and people stay, the page does not. */
export function KindTabs({ place }: { place: ListPlace }) {
  const { data: kinds = [] } = useCopy(kindsOfTests, {});
  return (
    <TabBar label="Kinds of tests" current={place.custom_id ?? place.type}>
      {kinds.map((kind) => {
        const { type, custom_id } = kind;
        const isOpen = type === place.type && custom_id === place.custom_id;
        const search = { ...place, type, custom_id, page: 0, measurement_id: null };
        return (
          <Link
            key={custom_id ?? type}
            to="/measurements"
            search={searchFromPlace(search)}
            // Else hydration, whose search is a part of the others', would be current on all of them.
            activeOptions={{ exact: true, includeSearch: true }}
            activeProps={{}}
            aria-current={isOpen ? 'page' : undefined}
          >
            {wordOf(kind)}
          </Link>
        );
      })}
    </TabBar>
  );
}

function wordOf({ type, name }: NamedKind): string {
  return type === 'custom' ? name : listTexts.tabs[type];
}
