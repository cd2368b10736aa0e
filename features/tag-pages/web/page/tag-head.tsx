import { Badge, Button, Switch } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useSyncStatus } from '#packages/sync/web';
import { PageHead, UnsentMark } from '#packages/ui';
import type { Tag } from '#tags/contract';
import type { TagRow } from '#tags/domain';
import { kindTexts, tagPaths, tagTexts, useTagActions } from '#tags/web';
import { useTagKind } from '../kind/tag-kind.ts';
import { TagCrumbs } from './tag-crumbs.tsx';
import { TagName } from './tag-name.tsx';
import { usageText } from './usage-text.ts';
import classes from './tag-page.module.css';

interface Props {
  row: TagRow;
  /** Tags to compare a new name with. */
  tags: readonly Tag[];
  mayChange: boolean;
}

/** Name and usage of a tag. Admins rename, hide and delete it here. */
export function TagHead({ row, tags, mayChange }: Props) {
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
          <div className={classes['actions']}>
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
          </div>
        )
      }
    />
  );
}
