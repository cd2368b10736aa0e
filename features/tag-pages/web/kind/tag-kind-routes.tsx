import { createRoute } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { lazyScreen } from '#packages/feature/web';
import type { TagType } from '#tags/contract';
import { tagPaths } from '#tags/web';
import type { TagLooks, TagTab } from '#tags/web';
import { tagSearch } from '../tag-search.ts';

interface Given {
  type: TagType;
  /** In order; the first is the page itself. */
  tabs: readonly TagTab[];
  loadLooks?: () => Promise<TagLooks>;
}

/**
 * Routes of one type of tag: its list, a page for each tag, and the tabs that have their own URL.
 */
export function tagKindRoutes<Parent extends AnyRoute>(parent: Parent, given: Given) {
  const path = tagPaths[given.type];
  const frame = createRoute({
    getParentRoute: () => parent,
    id: `tags-${given.type}`,
    component: lazyScreen(async () => {
      const [{ kindFrame }, looks] = await Promise.all([
        import('./kind-frame.tsx'),
        given.loadLooks?.() ?? { columns: [] },
      ]);
      return kindFrame({ ...given, looks });
    }),
  });
  const list = createRoute({
    getParentRoute: () => frame,
    path,
    validateSearch: tagSearch.validate,
    component: lazyScreen(
      async () => (await import('../screens/tag-list-screen.tsx')).TagListScreen,
    ),
  });
  const tails = given.tabs.flatMap(({ key, hasAddress }) => (hasAddress ? [`/${key}`] : []));
  const pages = ['', ...tails].map((tail) =>
    createRoute({
      getParentRoute: () => frame,
      path: `${path}/$tag_id${tail}`,
      component: lazyScreen(async () => (await import('../page/tag-page.tsx')).TagPageScreen),
    }),
  );
  return [frame.addChildren([list, ...pages])] as const;
}
