import { Link, Navigate } from '@tanstack/react-router';
import { EmptyState, Page, PageHead } from '#packages/ui';
import { tagNotFound } from '#tags/contract';
import type { TagType } from '#tags/contract';
import { kindTexts, tagPaths } from '#tags/web';
import { useTagKind } from '../kind/tag-kind.ts';

/** Shown if there is no such tag. A tag of another type redirects to its own page. */
export function AbsentTag({ tag_id, type }: { tag_id: string; type: TagType | null }) {
  const { type: own } = useTagKind();
  if (type !== null)
    return <Navigate to={`${tagPaths[type]}/$tag_id`} params={{ tag_id }} replace />;
  const { title } = kindTexts[own];
  return (
    <Page ready>
      <PageHead title={tagNotFound(tag_id)} />
      <EmptyState
        title="Nothing here"
        text="The address may be wrong, or it may belong to another organisation."
        action={<Link to={tagPaths[own]}>Go to {title.toLowerCase()}</Link>}
      />
    </Page>
  );
}
