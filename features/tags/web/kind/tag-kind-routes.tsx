import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import type { TagType } from '#tags/contract';
import type { TagParts } from '../tag-parts.ts';
import { tagSearch } from '../tag-search.ts';
import { tagPaths } from './tag-paths.ts';
import type { TagLooks, TagTab } from './tag-kind.ts';

interface Given {
  type: TagType;
  /** In order; the first is the page itself. */
  tabs: readonly TagTab[];
  loadLooks: () => Promise<TagLooks>;
  loadParts: () => Promise<TagParts>;
}

/**
 * Routes of one type of tag: its list, a page for each tag, and the tabs that have their own URL.
 */
export function tagKindRoutes<Parent extends AnyRoute>(parent: Parent, given: Given) {
  const path = tagPaths[given.type];
  const frame = createRoute({
    getParentRoute: () => parent,
    id: `tags-${given.type}`,
    component: lazyRouteComponent(async () => {
      const [{ kindFrame }, looks, parts] = await Promise.all([
        import('./kind-frame.tsx'),
        given.loadLooks(),
        given.loadParts(),
      ]);
      return { Frame: kindFrame({ ...given, looks, parts }) };
    }, 'Frame'),
  });
  const list = createRoute({
    getParentRoute: () => frame,
    path,
    validateSearch: tagSearch.validate,
    component: lazyRouteComponent(() => import('../screens/tag-list-screen.tsx'), 'TagListScreen'),
  });
  const tails = given.tabs.flatMap(({ key, hasAddress }) => (hasAddress ? [`/${key}`] : []));
  const pages = ['', ...tails].map((tail) =>
    createRoute({
      getParentRoute: () => frame,
      path: `${path}/$tag_id${tail}`,
      component: lazyRouteComponent(
        () => import('../screens/tag-page-screen.tsx'),
        'TagPageScreen',
      ),
    }),
  );
  return [frame.addChildren([list, ...pages])] as const;
}
