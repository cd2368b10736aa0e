import { Link } from '@tanstack/react-router';
import { Crumbs } from '#packages/ui';
import type { TagType } from '#tags/contract';
import { kindTexts, tagPaths } from '#tags/web';

/** Link back to the list of the tag. */
export function TagCrumbs({ type, name }: { type: TagType; name: string }) {
  return (
    <Crumbs here={name}>
      <Link to={tagPaths[type]}>{kindTexts[type].title}</Link>
    </Crumbs>
  );
}
