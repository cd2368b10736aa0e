import { SearchSelect } from '#packages/ui';
import type { FieldLooks } from '#packages/ui';
import type { TagType } from '#tags/contract';
import { menuBlur } from './picker-texts.ts';
import { useTagChoices } from './tag-choices.ts';

interface Props extends FieldLooks {
  value: string | null;
  onChange: (tag_id: string | null) => void;
  /** Types that are offered. */
  types: readonly TagType[];
  /** The choice can be empty. */
  clearable?: boolean;
  /** Tags that are chosen already and not offered. */
  taken?: readonly string[];
}

/** Picks one tag. Hidden and deleted ones are not offered, but are shown if they were chosen. */
export function TagPicker({ value, onChange, types, taken = [], ...looks }: Props) {
  const { byId, options } = useTagChoices(types);
  return (
    <SearchSelect
      {...looks}
      value={value}
      onChange={onChange}
      options={taken.length === 0 ? options : options.filter(({ id }) => !taken.includes(id))}
      chosenText={value === null ? undefined : byId.get(value)?.name}
      blurDelay={menuBlur}
    />
  );
}
