import { Link } from '@tanstack/react-router';
import { Crumbs } from '#packages/ui';
import type { TagType } from '#tags/contract';
import { tagPaths } from '../kind/tag-paths.ts';
import { kindTexts } from '../tag-texts.ts';

/** Link back to the list of the tag. */
export function TagCrumbs({ type, name }: { type: TagType; name: string }) {
  return (
    <Crumbs here={name}>
      <Link to={tagPaths[type]}>{kindTexts[type].title}</Link>
    </Crumbs>
  );
}
