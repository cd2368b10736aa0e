import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical, IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Tag } from '#tags/contract';
import { tagTexts } from '../tag-texts.ts';

interface Props {
  tag: Tag;
  /** Nothing can be done: without a connection, or while something is being done already. */
  isBusy: boolean;
  onRename: () => void;
  onHide: (is_hidden: boolean) => void;
  onDelete: () => void;
}

/** What an admin can do with a tag. */
export function TagMenu({ tag, isBusy, onRename, onHide, onDelete }: Props) {
  const { name, is_hidden } = tag;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" aria-label={`Actions for ${name}`} disabled={isBusy}>
          <IconDotsVertical size={16} stroke={1.9} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} stroke={1.75} />} onClick={onRename}>
          Rename
        </Menu.Item>
        <Menu.Item
          leftSection={
            is_hidden ? <IconEye size={16} stroke={1.75} /> : <IconEyeOff size={16} stroke={1.75} />
          }
          onClick={() => onHide(!is_hidden)}
        >
          {is_hidden ? 'Show' : 'Hide'}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTrash size={16} stroke={1.75} />}
          onClick={() => {
            if (window.confirm(tagTexts.confirmDelete(name))) onDelete();
          }}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
