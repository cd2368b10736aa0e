import { Select } from '@mantine/core';
import { measurementKinds, unitOf } from '#measurements/domain';
import type { FixedType, MeasurementDraft } from '#measurements/domain';
import type { NamedType } from '#measurements/offline';

const offered: readonly FixedType[] = ['sosm', 'sweat', 'ET', 'EZ'];
const fixed = offered.map((type) => ({ value: type, label: measurementKinds[type].word }));

interface Props {
  draft: Pick<MeasurementDraft, 'type' | 'custom_id'>;
  /** The organisation's custom types. */
  types: readonly NamedType[];
  error: string | undefined;
  onChange: (parts: Pick<MeasurementDraft, 'type' | 'custom_id'>) => void;
}

/** Select for the type of a test: built-in or custom. */
export function TypeField({ draft, types, error, onChange }: Props) {
  const own = types.map(({ id, name }) => ({ value: id, label: name }));
  const data =
    own.length === 0
      ? fixed
      : [
          { group: 'Built in', items: fixed },
          { group: 'Custom', items: own },
        ];
  return (
    <Select
      label="Type"
      data={data}
      value={draft.custom_id ?? draft.type}
      error={error}
      allowDeselect={false}
      comboboxProps={{ withinPortal: true }}
      onChange={(value) => {
        const type = offered.find((each) => each === value);
        if (type !== undefined) onChange({ type, custom_id: null });
        else if (value !== null) onChange({ type: 'custom', custom_id: value });
      }}
    />
  );
}

/** The unit of the value field. */
export function unitOfDraft(
  { type, custom_id }: Props['draft'],
  types: readonly NamedType[],
): string {
  return types.find(({ id }) => id === custom_id)?.unit ?? unitOf(type);
}
