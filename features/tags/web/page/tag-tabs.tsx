import { Link } from '@tanstack/react-router';
import { useCurrentInSight } from '#packages/ui';
import type { Tag } from '#tags/contract';
import type { TagKind } from '../kind/tag-kind.ts';
import { tagPaths } from '../kind/tag-paths.ts';
import classes from './tag-page.module.css';

interface Props {
  tag: Tag;
  tabs: TagKind['tabs'];
  /** Key of the one that is open. */
  current: string;
}

/** The tabs of a tag's page as links; the first is the page's own address. */
export function TagTabs({ tag: { tag_id, name, type }, tabs, current }: Props) {
  const row = useCurrentInSight(current);
  return (
    <nav ref={row} className={classes['tabs']} aria-label={`Pages of ${name}`}>
      {tabs.map(({ key, word, hasAddress }, place) => (
        <Link
          key={key}
          to={`${tagPaths[type]}/$tag_id${hasAddress === true ? `/${key}` : ''}`}
          params={{ tag_id }}
          search={place === 0 || hasAddress === true ? {} : { tab: key }}
          className={classes['tab']}
          // Else the first one would be told as the current page on all of them.
          activeOptions={{ exact: true, includeSearch: true }}
          activeProps={{}}
          data-current={key === current}
          aria-current={key === current ? 'page' : undefined}
        >
          {word}
        </Link>
      ))}
    </nav>
  );
}
