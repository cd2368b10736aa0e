import { Button, Checkbox } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSyncStatus } from '#packages/sync/web';
import { DataTable, EmptyState, Screen, SearchField } from '#packages/ui';
import type { Tag } from '#tags/contract';
import { shownTags, tagPageSize } from '#tags/domain';
import type { TagQuery, TagRow, TagSort } from '#tags/domain';
import { defaultTagQuery } from '../tag-search.ts';
import { tagTexts } from '../tag-texts.ts';
import { tagColumns } from './tag-columns.tsx';
import { TagMenu } from './tag-menu.tsx';
import { TagNameDialog } from './tag-name-dialog.tsx';
import { useTagDeeds } from './use-tag-deeds.ts';
import { useTagRows } from './use-tag-rows.ts';
import classes from './tag-list.module.css';

interface Props {
  query: TagQuery;
  onQuery: (query: TagQuery, replace?: boolean) => void;
  isReady: boolean;
  /** Admins change; managers read. */
  mayChange: boolean;
}

/** The tags of the organisation with how they are used. */
export function TagList({ query, onQuery, isReady, mayChange }: Props) {
  const { online } = useSyncStatus();
  const deeds = useTagDeeds();
  const { rows, tags, error, refetch } = useTagRows('default', deeds.pending);
  /** Whose name is written: a new one's (null), or nobody's. */
  const [named, setNamed] = useState<Tag | null>();
  const found = rows && shownTags(rows, query);
  const change = (parts: Partial<TagQuery>, replace = false) =>
    onQuery({ ...query, page: 0, ...parts }, replace);
  const menu = ({ tag, isPending }: TagRow) =>
    tag.active && (
      <TagMenu
        tag={tag}
        isBusy={isPending || !online}
        onRename={() => setNamed(tag)}
        onHide={(is_hidden) => void deeds.change(tag, { is_hidden })}
        onDelete={() => void deeds.remove(tag)}
      />
    );
  const newTag = mayChange && (
    <Button
      leftSection={<IconPlus size={16} stroke={1.9} />}
      disabled={!online}
      onClick={() => setNamed(null)}
    >
      New tag
    </Button>
  );
  return (
    <Screen
      title="Tags"
      ready={isReady && (rows !== undefined || error !== null)}
      sentence={mayChange ? tagTexts.forAdmins : tagTexts.forManagers}
      actions={newTag}
    >
      <div role="status">
        {mayChange && !online && <p className={classes['note']}>{tagTexts.needsLine}</p>}
      </div>
      <div className={classes['toolbar']}>
        <SearchField
          label="Search tags"
          placeholder="Name"
          value={query.search}
          onChange={(search) => change({ search }, true)}
        />
        <Checkbox
          label="Show hidden"
          checked={query.showHidden}
          onChange={(event) => change({ showHidden: event.currentTarget.checked })}
        />
      </div>
      <DataTable
        name="tags"
        label="Tags"
        rows={found?.slice(query.page * query.size, (query.page + 1) * query.size)}
        rowKey={({ tag }) => tag.tag_id}
        total={found?.length ?? 0}
        columns={tagColumns}
        sort={{ key: query.sort, descending: query.descending }}
        onSort={({ key, descending }) => change({ sort: key as TagSort, descending })}
        page={query.page}
        size={query.size}
        defaultSize={tagPageSize}
        onPage={(page, size) => change({ page, size })}
        allRows={() => Promise.resolve(found ?? [])}
        {...(mayChange && { menu })}
        empty={
          rows?.some(({ tag }) => tag.active) === true ? (
            <NoMatch onReset={() => onQuery(defaultTagQuery)} />
          ) : (
            <EmptyState title="No tags yet" text={tagTexts.noneYet} action={newTag} />
          )
        }
        error={error}
        onRetry={refetch}
      />
      <TagNameDialog
        tag={named}
        tags={tags}
        online={online}
        onSave={(name) => (named ? deeds.change(named, { name: name.trim() }) : deeds.create(name))}
        onClose={() => setNamed(undefined)}
      />
    </Screen>
  );
}

function NoMatch({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      title="No match"
      text="No tag fits this search. Hidden tags are left out unless they are shown."
      action={
        <Button variant="default" onClick={onReset}>
          Reset
        </Button>
      }
    />
  );
}
