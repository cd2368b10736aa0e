import { useMemo } from 'react';
import { useCopy } from '#packages/sync/web';
import type { DropdownChip, DropdownOption } from '#packages/ui';
import type { Tag, TagType } from '#tags/contract';
import { withPending } from '#tags/domain';
import type { PendingTags } from '#tags/domain';
import { tagsAll } from '#tags/offline';
import { compareNames } from '#packages/kit';
import { pickerTexts, typeWords } from './picker-texts.ts';

const none: PendingTags = new Map();

/** The tags of a picker. Hidden and deleted ones can be shown but are not offered. */
export function useTagChoices(types: readonly TagType[], pending: PendingTags = none) {
  const { data } = useCopy(tagsAll, {});
  // An array literal is a new one with each render.
  const kinds = types.join(' ');
  return useMemo(() => {
    const tags = withPending(data ?? [], pending).map(({ tag }) => tag);
    const offered = tags.filter(
      ({ active, is_hidden, type }) => active && !is_hidden && kinds.split(' ').includes(type),
    );
    return {
      /** Tags of all types: a new name must be unique among them. */
      tags,
      byId: new Map(tags.map((tag) => [tag.tag_id, tag])),
      options: offered
        .toSorted((a, b) => compareNames(a.name, b.name))
        .map((tag): DropdownOption => ({
          ...{ id: tag.tag_id, label: tag.name },
          note: kinds.includes(' ') ? typeWords[tag.type] : undefined,
        })),
    };
  }, [data, pending, kinds]);
}

/** Chosen tags as chips. A tag that is not on this device has no chip, but stays in the value. */
export function chipsOfTags(
  value: readonly string[],
  byId: ReadonlyMap<string, Tag>,
): DropdownChip[] {
  return value.flatMap((id) => {
    const tag = byId.get(id);
    return tag === undefined ? [] : [{ id, label: tag.name, ...lookOf(tag) }];
  });
}

/** A hidden tag is faded, a deleted one struck through; the text says the same. */
function lookOf({ active, is_hidden }: Tag): Pick<DropdownChip, 'look' | 'note'> {
  if (!active) return { look: 'struck', note: pickerTexts.deleted };
  return is_hidden ? { look: 'faded', note: pickerTexts.hidden } : {};
}
