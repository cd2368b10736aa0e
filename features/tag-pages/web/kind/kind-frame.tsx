import { lazyRouteComponent, Outlet } from '@tanstack/react-router';
import type { TagType } from '#tags/contract';
import { TagActionsProvider } from '#tags/web';
import type { TagLooks, TagTab } from '#tags/web';
import { TagKindProvider } from './tag-kind.ts';
import type { TagKind } from './tag-kind.ts';

interface Given {
  type: TagType;
  tabs: readonly TagTab[];
  looks: TagLooks;
}

/**
 * Frame of the list and all pages of one type. It keeps pending changes, so that they stay visible
 * when the user moves between these pages.
 */
export function kindFrame({ type, tabs, looks }: Given) {
  const kind: TagKind = {
    ...looks,
    type,
    tabs: tabs.map(({ load, ...tab }) => ({
      ...tab,
      Content: lazyRouteComponent(async () => ({ Tab: await load() }), 'Tab'),
    })),
  };
  return function KindFrame() {
    return (
      <TagKindProvider value={kind}>
        <TagActionsProvider>
          <Outlet />
        </TagActionsProvider>
      </TagKindProvider>
    );
  };
}
