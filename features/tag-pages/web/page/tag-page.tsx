import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useSyncStatus } from '#packages/sync/web';
import { ErrorScreen, Page, TextSkeleton, useHoldPage } from '#packages/ui';
import { tagTexts } from '#tags/web';
import { useTagKind } from '../kind/tag-kind.ts';
import { AbsentTag } from './absent-tag.tsx';
import { DeletedTag } from './deleted-tag.tsx';
import { TagHead } from './tag-head.tsx';
import { TagTabs } from './tag-tabs.tsx';
import { useTag } from './use-tag.ts';
import classes from './tag-page.module.css';

interface Props {
  tag_id: string;
  /** Key of the open tab; an unknown key opens the first. */
  tabKey: string;
  isReady: boolean;
  /** Admins change; managers read. */
  mayChange: boolean;
}

/** The page of a tag, a job or a location: name, usage and tabs. */
export function TagPage({ tag_id, tabKey, isReady, mayChange }: Props) {
  const { type, tabs } = useTagKind();
  const { online } = useSyncStatus();
  const { row, tags, error, refetch } = useTag(tag_id);
  if (error !== null && error !== undefined) return <ErrorScreen onRetry={refetch} />;
  // A page that is opened right after its tag was created may render before the first rows.
  if (row === undefined || (row === null && !isReady)) {
    return (
      <Page ready={false}>
        <Skeleton height={32} width={280} mb={12} radius={8} />
        <TextSkeleton widths={[40]} />
      </Page>
    );
  }
  if (row === null || row.tag.type !== type) {
    return <AbsentTag tag_id={tag_id} type={row === null ? null : row.tag.type} />;
  }
  if (!row.tag.active) return <DeletedTag tag={row.tag} />;
  const tab = tabs.find(({ key }) => key === tabKey) ?? tabs[0];
  return (
    <Page ready={isReady}>
      <TagHead row={row} tags={tags} mayChange={mayChange} />
      <div role="status">
        {mayChange && !online && <p className={classes['note']}>{tagTexts.needsLine}</p>}
      </div>
      <TagTabs tag={row.tag} tabs={tabs} current={tab?.key ?? ''} />
      <Suspense key={tab?.key} fallback={<Coming />}>
        {tab !== undefined && <tab.Content tag={row.tag} mayChange={mayChange} />}
      </Suspense>
    </Page>
  );
}

function Coming() {
  useHoldPage(true);
  return <TextSkeleton widths={[60, 40, 50]} />;
}
