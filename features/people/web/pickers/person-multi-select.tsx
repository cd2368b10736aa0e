import { SearchMultiSelect } from '#packages/ui';
import type { FieldLooks } from '#packages/ui';
import { usePersonChoices } from './person-choices.ts';
import type { PersonOffer } from './person-choices.ts';

interface Props extends FieldLooks, PersonOffer {
  /** Ids of the chosen people, in order. */
  value: readonly string[];
  onChange: (user_ids: string[]) => void;
}

/** Picks people by name or email: members to add, supervisors. */
export function PersonMultiSelect({ value, onChange, taken, isOffered, ...looks }: Props) {
  const { options, picked } = usePersonChoices(value, {
    ...(taken && { taken }),
    ...(isOffered && { isOffered }),
  });
  return (
    <SearchMultiSelect
      {...looks}
      value={value}
      onChange={onChange}
      options={options}
      chips={picked.map(({ id, label }) => ({ id, label }))}
    />
  );
}
