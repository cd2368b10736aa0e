import { IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type { Tag } from '#tags/contract';
import type { TagRow } from '#tags/domain';
import { tagTexts } from '#tags/web';

/** One action with a tag. */
interface TagAction {
  word: string;
  icon: Icon;
  run: () => void;
}

/** Handlers of the buttons of a tag. */
export interface TagHandlers {
  /** No action is possible: offline, or another action is running. */
  isBusy: (row: TagRow) => boolean;
  onRename: (tag: Tag) => void;
  onHide: (tag: Tag, is_hidden: boolean) => void;
  onDelete: (tag: Tag) => void;
}

/** The actions of an admin, each a column of the list. */
export const tagActionHeads = { edit: 'Edit', hide: 'Hide or show', delete: 'Delete' } as const;
export type TagActionKey = keyof typeof tagActionHeads;

/** The action of one column for one tag. */
export function tagAction(key: TagActionKey, tag: Tag, handlers: TagHandlers): TagAction {
  const { name, is_hidden } = tag;
  if (key === 'edit') {
    return { word: 'Rename', icon: IconPencil, run: () => handlers.onRename(tag) };
  }
  if (key === 'hide') {
    return {
      word: is_hidden ? 'Show' : 'Hide',
      icon: is_hidden ? IconEye : IconEyeOff,
      run: () => handlers.onHide(tag, !is_hidden),
    };
  }
  return {
    word: 'Delete',
    icon: IconTrash,
    run: () => {
      if (window.confirm(tagTexts.confirmDelete(name))) handlers.onDelete(tag);
    },
  };
}
