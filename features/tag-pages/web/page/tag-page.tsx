import { Badge, Button, Group, Skeleton, Switch } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import {
  Link,
  Navigate,
  useLocation,
  useNavigate,
  useParams,
  useSearch,
} from '@tanstack/react-router';
import { Suspense } from 'react';
import { tagCounts } from '#measurements/offline';
import { countOf } from '#packages/kit';
import { useCopy, useInitialised, useSyncStatus } from '#packages/sync/web';
import {
  Crumbs,
  EmptyState,
  ErrorScreen,
  Page,
  PageHead,
  TabBar,
  TextSkeleton,
  UnsentMark,
  useDelayPageReady,
  useTitle,
} from '#packages/ui';
import { canChangeTags } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { tagNotFound } from '#tags/contract';
import type { Tag, TagType } from '#tags/contract';
import { withPending } from '#tags/domain';
import type { TagCounts, TagRow } from '#tags/domain';
import { tagsAll } from '#tags/offline';
import { kindTexts, tagPaths, tagTexts, useTagActions } from '#tags/web';
import { useTagKind } from '../kind/tag-kind.ts';
import type { TagKind } from '../kind/tag-kind.ts';
import { TagName } from './tag-name.tsx';
import classes from './tag-page.module.css';

/**
 * /settings/tags/{uuid} and the same for jobs and locations; `?tab=members` and /members show the
 * same.
 */
export function TagPageScreen() {
  const { tag_id = '' } = useParams({ strict: false });
  return <TagPage key={tag_id} tag_id={tag_id.toLowerCase()} />;
}

/** The page of a tag, a job or a location: name, usage and tabs. */
function TagPage({ tag_id }: { tag_id: string }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const { tab: asked }: Record<string, unknown> = useSearch({ strict: false });
  const { type, tabs } = useTagKind();
  const { data: viewer } = useCopy(permissionsViewer, {});
  const isReady = useInitialised() && viewer !== undefined;
  // Admins change; managers read.
  const mayChange = viewer !== undefined && canChangeTags(viewer);
  const { online } = useSyncStatus();
  const { row, tags, error, refetch } = useTag(tag_id);
  useTitle(row?.tag.name ?? kindTexts[type].kind);
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
  const wanted = pathname.split('/')[4] ?? asked;
  const tab = tabs.find(({ key }) => key === wanted) ?? tabs[0];
  return (
    <Page ready={isReady}>
      <TagHead row={row} tags={tags} mayChange={mayChange} />
      <div role="status">
        {mayChange && !online && <p className={classes['note']}>{tagTexts.needsConnection}</p>}
      </div>
      <TagTabs tag={row.tag} tabs={tabs} current={tab?.key ?? ''} />
      <Suspense key={tab?.key} fallback={<Coming />}>
        {tab !== undefined && <tab.Content tag={row.tag} mayChange={mayChange} />}
      </Suspense>
    </Page>
  );
}

function Coming() {
  useDelayPageReady(true);
  return <TextSkeleton widths={[60, 40, 50]} />;
}

const unused = { users: 0, managers: 0, measurements: 0 };

/** One tag of any type with its usage: null if there is none, undefined until loaded. */
function useTag(tag_id: string) {
  const { pending } = useTagActions();
  const { data: tags, error, refetch } = useCopy(tagsAll, {});
  const counts = useCopy(tagCounts, {});
  const found = tags && withPending(tags, pending).find(({ tag }) => tag.tag_id === tag_id);
  const row: TagRow | null | undefined =
    tags === undefined || counts.data === undefined
      ? undefined
      : found === undefined
        ? null
        : { ...found, ...(counts.data[tag_id] ?? unused) };
  return {
    row,
    /** Tags of all types, as a name must be unique among them. */
    tags: tags ?? [],
    error: error ?? counts.error,
    refetch: () => void Promise.all([refetch(), counts.refetch()]),
  };
}

/** Shown if there is no such tag. A tag of another type redirects to its own page. */
function AbsentTag({ tag_id, type }: { tag_id: string; type: TagType | null }) {
  const { type: own } = useTagKind();
  if (type !== null)
    return <Navigate to={`${tagPaths[type]}/$tag_id`} params={{ tag_id }} replace />;
  const { title } = kindTexts[own];
  return (
    <Page ready>
      <PageHead title={tagNotFound(tag_id)} />
      <EmptyState
        title="Not found"
        text="The address may be wrong, or it may belong to another organisation."
        action={<Link to={tagPaths[own]}>Go to {title.toLowerCase()}</Link>}
      />
    </Page>
  );
}

/** Page of a deleted tag: its name is still on old tests and in the log. */
function DeletedTag({ tag: { name, type } }: { tag: Tag }) {
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

/** Link back to the list of the tag. */
function TagCrumbs({ type, name }: { type: TagType; name: string }) {
  return (
    <Crumbs here={name}>
      <Link to={tagPaths[type]}>{kindTexts[type].title}</Link>
    </Crumbs>
  );
}

interface TagHeadProps {
  row: TagRow;
  /** Tags to compare a new name with. */
  tags: readonly Tag[];
  mayChange: boolean;
}

/** Name and usage of a tag. Admins rename, hide and delete it here. */
function TagHead({ row, tags, mayChange }: TagHeadProps) {
  const { tag, isPending } = row;
  const { name, type, is_hidden } = tag;
  const { Mark } = useTagKind();
  const { online } = useSyncStatus();
  const actions = useTagActions();
  const navigate = useNavigate();
  const isBusy = isPending || !online;
  const remove = () => {
    if (!window.confirm(tagTexts.confirmDelete(name))) return;
    void actions.remove(tag);
    void navigate({ to: tagPaths[type] });
  };
  return (
    <PageHead
      crumbs={<TagCrumbs type={type} name={name} />}
      title={
        <>
          <TagName
            tag={tag}
            tags={tags}
            mayChange={mayChange}
            isBusy={isBusy}
            onSave={(next) => actions.change(tag, { name: next.trim() })}
          />
          {Mark !== undefined && <Mark tag={tag} />}
          {is_hidden && <Badge variant="default">Hidden</Badge>}
          {isPending && <UnsentMark state="sending" short />}
        </>
      }
      sentence={`${kindTexts[type].kind} · ${usageText(type, row)}`}
      actions={
        mayChange && (
          <Group gap="8px 16px">
            <Switch
              label="Hidden"
              labelPosition="left"
              title={tagTexts.hiddenAbout}
              checked={is_hidden}
              disabled={isBusy}
              onChange={(event) =>
                void actions.change(tag, { is_hidden: event.currentTarget.checked })
              }
            />
            <Button
              variant="default"
              data-danger
              leftSection={<IconTrash size={16} stroke={1.75} />}
              disabled={isBusy}
              onClick={remove}
            >
              Delete
            </Button>
          </Group>
        )
      }
    />
  );
}

/** The usage of a tag in words: '12 users, 1 manager, 2,004 measurements'. */
function usageText(type: TagType, { users, managers, measurements }: TagCounts): string {
  return [
    countOf(users, 'user'),
    countOf(managers, kindTexts[type].oneManager),
    countOf(measurements, 'measurement'),
  ].join(', ');
}

interface TagTabsProps {
  tag: Tag;
  tabs: TagKind['tabs'];
  /** Key of the open tab. */
  current: string;
}

/** The tabs of a tag's page as links; the first is the URL of the page itself. */
function TagTabs({ tag: { tag_id, name, type }, tabs, current }: TagTabsProps) {
  return (
    <TabBar label={`Pages of ${name}`} current={current}>
      {tabs.map(({ key, word, hasAddress }, index) => (
        <Link
          key={key}
          to={`${tagPaths[type]}/$tag_id${hasAddress === true ? `/${key}` : ''}`}
          params={{ tag_id }}
          search={index === 0 || hasAddress === true ? {} : { tab: key }}
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
