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
  /** None may be chosen as well. */
  clearable?: boolean;
  /** Tags that are not offered, as they are taken already. */
  taken?: readonly string[];
}

/** Picks one tag; hidden and deleted ones are not offered, though one that was chosen is named. */
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
