import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { tagNotices } from '#notifications/offline';
import type { TagNoticeRow } from '#notifications/offline';
import { matchesSearch } from '#packages/kit';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import {
  DataTable,
  EmptyState,
  ListBar,
  NoMatch,
  RowAction,
  SearchField,
  SettingsSection,
  textColumn,
  useDelayPageReady,
  useIsNarrow,
  useSortedPage,
} from '#packages/ui';
import type { Column } from '#packages/ui';
import { canChangeTags, canLeadTags } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import type { Tag } from '#tags/contract';
import { kindTexts, TagActionsProvider, tagPaths, tagTexts } from '#tags/web';
import { notificationTexts as texts } from '../notification-texts.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import { AlertsOffNote } from './notice-fields.tsx';
import { recipientsText } from './recipients-text.ts';
import classes from '../notifications.module.css';

/** The dehydration notifications of the tags that the viewer manages; not shown to others. */
export function TagNoticeSection() {
  const { data: viewer } = useCopy(permissionsViewer, {});
  useDelayPageReady(viewer === undefined);
  if (viewer == null || !canLeadTags(viewer)) return null;
  return (
    <TagActionsProvider>
      <SettingsSection title={texts.tags} about={texts.tagsAbout}>
        <AlertsOffNote />
        <NoticeTable mayChange={canChangeTags(viewer)} />
      </SettingsSection>
    </TagActionsProvider>
  );
}

const ownSize = 10;

function NoticeTable({ mayChange }: { mayChange: boolean }) {
  const { data: rows, error, refetch } = useCopy(tagNotices, {});
  const { online } = useSyncStatus();
  const isNarrow = useIsNarrow();
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<Tag | null>(null);
  useDelayPageReady(rows === undefined && error === null);
  const columns = useMemo(() => noticeColumns(isNarrow), [isNarrow]);
  const found = useMemo(
    () => rows?.filter((row) => matchesSearch(search, [row.tag.name, ...row.names])),
    [rows, search],
  );
  const place = useSortedPage('tag-notifications', ownSize, {
    ...{ rows: found, columns, first: { key: 'tag', descending: false } },
  });
  const edit = ({ tag }: TagNoticeRow) => (
    <RowAction
      icon={IconPencil}
      word="Edit"
      of={tag.name}
      disabled={!online}
      onClick={() => setEdited(tag)}
    />
  );
  return (
    <div className={classes['tags']}>
      {rows !== undefined && rows.length > 0 && (
        <ListBar note={mayChange && !online && tagTexts.needsConnection}>
          <SearchField
            label="Search tags"
            placeholder="Tag or recipient"
            value={search}
            onChange={(text) => {
              setSearch(text);
              place.onPage(0);
            }}
          />
        </ListBar>
      )}
      <DataTable
        {...place}
        label={texts.tagsTable}
        rowKey={({ tag }) => tag.tag_id}
        {...(mayChange && { menu: edit })}
        empty={
          search === '' ? (
            <EmptyState title={texts.noTags} text={texts.noTagsAbout} />
          ) : (
            <NoMatch text={texts.noTagMatch} onReset={() => setSearch('')} />
          )
        }
        error={error}
        onRetry={() => void refetch()}
      />
      <NoticeDialog tag={edited} onClose={() => setEdited(null)} />
    </div>
  );
}

/** On a phone the type and the recipients are below the name. */
function noticeColumns(isNarrow: boolean): Column<TagNoticeRow>[] {
  const tag = textColumn<TagNoticeRow>('tag', 'Tag', (row) => row.tag.name, {
    ...{ sortable: true, frozen: true },
    cell: (row) => (
      <>
        <TagLink tag={row.tag} />
        {isNarrow && (
          <small className={classes['below']}>
            {`${kindTexts[row.tag.type].kind} · ${recipientsText(row)}`}
          </small>
        )}
      </>
    ),
  });
  const type = textColumn<TagNoticeRow>('type', 'Type', (row) => kindTexts[row.tag.type].kind, {
    ...{ sortable: true, isOnlyInFile: isNarrow },
  });
  const on = textColumn<TagNoticeRow>('on', 'On', ({ isOn }) => (isOn ? 'On' : 'Off'), {
    sortable: true,
    cell: ({ isOn }) => (isOn ? 'On' : <span className="ws-missing">Off</span>),
  });
  const recipients = textColumn<TagNoticeRow>('recipients', 'Recipients', recipientsText, {
    isOnlyInFile: isNarrow,
  });
  return isNarrow ? [tag, on, type, recipients] : [tag, type, on, recipients];
}

/** Link to the notification on the page of a tag. */
function TagLink({ tag: { tag_id, type, name } }: { tag: Tag }) {
  return (
    <Link
      to={`${tagPaths[type]}/$tag_id`}
      params={{ tag_id }}
      // It is on the first tab of a tag, and on a tab of its own of a job or location.
      search={type === 'default' ? {} : { tab: 'notifications' }}
      title={name}
      dir="auto"
    >
      {name}
    </Link>
  );
}
