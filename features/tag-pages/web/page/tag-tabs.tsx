import { Link } from '@tanstack/react-router';
import { TabBar } from '#packages/ui';
import type { Tag } from '#tags/contract';
import { tagPaths } from '#tags/web';
import type { TagKind } from '../kind/tag-kind.ts';

interface Props {
  tag: Tag;
  tabs: TagKind['tabs'];
  /** Key of the open tab. */
  current: string;
}

/** The tabs of a tag's page as links; the first is the URL of the page itself. */
export function TagTabs({ tag: { tag_id, name, type }, tabs, current }: Props) {
  return (
    <TabBar label={`Pages of ${name}`} current={current}>
      {tabs.map(({ key, word, hasAddress }, place) => (
        <Link
          key={key}
          to={`${tagPaths[type]}/$tag_id${hasAddress === true ? `/${key}` : ''}`}
          params={{ tag_id }}
          search={place === 0 || hasAddress === true ? {} : { tab: key }}
          // Otherwise the first one would be marked as the current page on all tabs.
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
