import { useEffect, useRef, useState } from 'react';
import { useClient } from '#packages/http/web';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { SearchMultiSelect } from '#packages/ui';
import type { DropdownCreate, FieldLooks } from '#packages/ui';
import { canChangeTags } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import { createTag } from '#tags/contract';
import type { TagType } from '#tags/contract';
import { tagNameProblem } from '#tags/domain';
import { newTag } from '../actions/new-tag.ts';
import { usePendingTags } from '../actions/use-pending-tags.ts';
import { tagTexts } from '../tag-texts.ts';
import { menuBlur, pickerTexts, typeWords } from './picker-texts.ts';
import { chipsOfTags, useTagChoices } from './tag-choices.ts';

interface Props extends FieldLooks {
  /** Ids of the chosen tags, in order. */
  value: readonly string[];
  onChange: (tag_ids: string[]) => void;
  /** Types that are offered. */
  types: readonly TagType[];
  /** An admin may create a tag here, if only one type is offered. */
  allowNew?: boolean;
}

/** Picks tags, and creates missing ones. */
export function TagMultiSelect({ value, onChange, types, allowNew = false, ...looks }: Props) {
  const { pending, create } = useNewTag();
  const { tags, byId, options } = useTagChoices(types, pending);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  const change = (tag_ids: string[]) => {
    setProblem(null);
    onChange(tag_ids);
  };
  async function add(name: string, type: TagType): Promise<void> {
    const wrong = tagNameProblem(name, tags);
    setProblem(wrong);
    if (wrong !== null) return;
    const { tag_id, sent } = create(name, type);
    onChange([...value, tag_id]);
    const refused = await sent;
    if (refused === null) return;
    setProblem(refused['name'] ?? null);
    // Others may have been chosen meanwhile.
    const now = latest.current;
    now.onChange(now.value.filter((id) => id !== tag_id));
  }
  const button = useCreate(allowNew ? types : [], (name, type) => void add(name, type));
  return (
    <SearchMultiSelect
      {...looks}
      error={problem ?? looks.error}
      value={value}
      onChange={change}
      options={options}
      chips={chipsOfTags(value, byId)}
      create={button}
      blurDelay={menuBlur}
    />
  );
}

/** The button that creates a tag, if the user may and only one type is offered. */
function useCreate(
  types: readonly TagType[],
  onCreate: (name: string, type: TagType) => void,
): DropdownCreate | undefined {
  const { data: viewer } = useCopy(permissionsViewer, {});
  const { online } = useSyncStatus();
  const [type, ...others] = types;
  if (type === undefined || others.length > 0) return undefined;
  if (viewer === undefined || !canChangeTags(viewer)) return undefined;
  const { empty, hint, named } = pickerTexts;
  return {
    ...{ empty, hint, named },
    blocked: online ? undefined : tagTexts.needsConnection,
    onCreate: (text) => onCreate(text, type),
  };
}

/** Creates tags in a picker: shown at once, removed if the server refuses. */
function useNewTag() {
  const client = useClient();
  const { pending, run } = usePendingTags();
  return {
    pending,
    /** Returns the id at once; `sent` gives the result. */
    create(name: string, type: TagType) {
      const shown = newTag(name, type, Date.now());
      const { tag_id } = shown;
      const sent = run({
        shown,
        send: async () => (await client.call(createTag, { body: { tag_id, name, type } })).tag,
        done: tagTexts.created(typeWords[type]),
        failed: tagTexts.notCreated(typeWords[type]),
      });
      return { tag_id, sent };
    },
  };
}
