import { SearchSelect } from '#packages/ui';
import type { FieldLooks } from '#packages/ui';
import { usePersonChoices } from './person-choices.ts';
import type { PersonOffer } from './person-choices.ts';

interface Props extends FieldLooks, PersonOffer {
  value: string | null;
  onChange: (user_id: string | null) => void;
  /** The choice can be empty. */
  clearable?: boolean;
}

/** Picks one person by name or email. */
export function PersonPicker({ value, onChange, taken, isOffered, ...looks }: Props) {
  const { options, picked } = usePersonChoices(value === null ? [] : [value], {
    ...(taken && { taken }),
    ...(isOffered && { isOffered }),
  });
  return (
    <SearchSelect
      {...looks}
      value={value}
      onChange={onChange}
      options={options}
      chosenText={picked[0]?.label}
    />
  );
}
