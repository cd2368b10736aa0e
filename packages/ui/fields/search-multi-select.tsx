import type { DropdownChip } from './dropdown/dropdown-option.ts';
import type { DropdownProps } from './dropdown/search-dropdown.tsx';
import { SearchDropdown } from './dropdown/search-dropdown.tsx';

interface Props extends DropdownProps {
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Chosen values; by default the options of the value. */
  chips?: readonly DropdownChip[];
}

/** A searchable dropdown for several choices, shown as chips in its field. */
export function SearchMultiSelect({ value, onChange, chips, ...props }: Props) {
  const toggle = (id: string) =>
    onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  return (
    <SearchDropdown
      {...props}
      chosen={value}
      isMultiple
      chips={chips ?? chipsOf(value, props.options)}
      text=""
      onToggle={toggle}
    />
  );
}

function chipsOf(
  value: readonly string[],
  options: readonly DropdownChip[],
): readonly DropdownChip[] {
  const byId = new Map(options.map((option) => [option.id, option]));
  return value.flatMap((id) => {
    const option = byId.get(id);
    return option === undefined ? [] : [{ id, label: option.label }];
  });
}
