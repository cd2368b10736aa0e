import type { DropdownProps } from './dropdown/search-dropdown.tsx';
import { SearchDropdown } from './dropdown/search-dropdown.tsx';
import type { DropdownOptions } from './dropdown/use-dropdown.ts';

interface Props extends Omit<DropdownProps, 'options'> {
  options: DropdownOptions;
  value: string | null;
  onChange: (id: string | null) => void;
  /** The choice can be empty. */
  clearable?: boolean;
  /** Text of the chosen value if it is not among the options, or they are made later. */
  chosenText?: string | undefined;
}

/** A searchable dropdown for one choice. */
export function SearchSelect({ value, onChange, clearable = false, chosenText, ...props }: Props) {
  const { options } = props;
  const known = typeof options === 'function' ? [] : options;
  const label = known.find(({ id }) => id === value)?.label;
  return (
    <SearchDropdown
      {...props}
      chosen={value === null ? [] : [value]}
      isMultiple={false}
      chips={[]}
      text={value === null ? '' : (label ?? chosenText ?? '')}
      onToggle={onChange}
      onClear={clearable && value !== null ? () => onChange(null) : undefined}
    />
  );
}
