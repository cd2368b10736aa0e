import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { AnyRoute } from '@tanstack/react-router';
import { TagPartsProvider } from './tag-parts.ts';
import type { TagParts } from './tag-parts.ts';
import { searchOfTagQuery, tagQueryOf } from './tag-search.ts';

/** /settings/tags. */
export function tagRoutes<Parent extends AnyRoute>(parent: Parent, load: () => Promise<TagParts>) {
  const list = createRoute({
    getParentRoute: () => parent,
    path: '/settings/tags',
    validateSearch: (search: Record<string, unknown>) => searchOfTagQuery(tagQueryOf(search)),
    component: lazyRouteComponent(async () => {
      const [{ TagsScreen }, parts] = await Promise.all([
        import('./screens/tags-screen.tsx'),
        load(),
      ]);
      return {
        Screen: () => (
          <TagPartsProvider value={parts}>
            <TagsScreen />
          </TagPartsProvider>
        ),
      };
    }, 'Screen'),
  });
  return [list] as const;
}
