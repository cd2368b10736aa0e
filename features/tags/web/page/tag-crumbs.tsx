import { Link } from '@tanstack/react-router';
import type { TagType } from '#tags/contract';
import { tagPaths } from '../kind/tag-paths.ts';
import { kindTexts } from '../tag-texts.ts';

/** Link back to the list of the tag. */
export function TagCrumbs({ type, name }: { type: TagType; name: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <Link to={tagPaths[type]}>{kindTexts[type].title}</Link>
      <span aria-hidden> › </span>
      <span aria-current="page" dir="auto">
        {name}
      </span>
    </nav>
  );
}
