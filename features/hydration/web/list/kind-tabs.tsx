import { kindsOfTests } from '#hydration/offline';
import type { NamedKind } from '#hydration/offline';
import { useCopy } from '#packages/sync/web';
import { SearchTabs } from '#packages/ui';
import { searchFromPlace } from './list-search.ts';
import type { ListPlace } from './list-search.ts';
import { listTexts } from './list-texts.ts';

/** The types of tests as links, which keep dates and people but not the page. */
export function KindTabs({ place }: { place: ListPlace }) {
  const { data: kinds = [] } = useCopy(kindsOfTests, {});
  const keyOf = ({ type, custom_id }: Pick<ListPlace, 'type' | 'custom_id'>) => custom_id ?? type;
  const tabs = kinds.map((kind) => {
    const { type, custom_id } = kind;
    const there = { ...place, type, custom_id, page: 0, measurement_id: null };
    return { key: keyOf(kind), word: wordOf(kind), search: searchFromPlace(there) };
  });
  return (
    <SearchTabs label="Types of tests" to="/measurements" tabs={tabs} current={keyOf(place)} />
  );
}

function wordOf({ type, name }: NamedKind): string {
  return type === 'custom' ? name : listTexts.tabs[type];
}
