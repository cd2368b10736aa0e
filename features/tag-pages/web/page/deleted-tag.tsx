import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyState, Page, PageHead } from '#packages/ui';
import type { Tag } from '#tags/contract';
import { kindTexts, tagPaths } from '#tags/web';
import { TagCrumbs } from './tag-crumbs.tsx';

/** Page of a deleted tag: its name is still on old tests and in the log. */
export function DeletedTag({ tag: { name, type } }: { tag: Tag }) {
  const { one, title } = kindTexts[type];
  return (
    <Page ready>
      <PageHead
        crumbs={<TagCrumbs type={type} name={name} />}
        title={
          <>
            <s dir="auto">{name}</s>
            <Badge variant="default">Deleted</Badge>
          </>
        }
      />
      <EmptyState
        title={`This ${one} was deleted`}
        text="It was removed from all people, managers and tests. Its name can be used again."
        action={<Link to={tagPaths[type]}>Go to {title.toLowerCase()}</Link>}
      />
    </Page>
  );
}
