import { TextInput } from '@mantine/core';
import type { LinkDraft } from '#measurements/domain';
import type { NamedType } from '#measurements/offline';
import { newId } from '#packages/http/web';
import { TypeSign } from '../own-types/type-sign.tsx';
import classes from './linked-fields.module.css';

interface Props {
  types: readonly NamedType[];
  links: readonly LinkDraft[];
  /** Error messages by link_type_id. */
  errors: Readonly<Record<string, string>> | undefined;
  onChange: (links: readonly LinkDraft[]) => void;
}

/** A field for each linked type of the organisation; empty if there is none. */
export function LinkedFields({ types, links, errors = {}, onChange }: Props) {
  if (types.length === 0) return null;
  const set = (link_type_id: string, value: string) => {
    const before = links.find((link) => link.link_type_id === link_type_id);
    const others = links.filter((link) => link !== before);
    onChange([...others, { link_id: before?.link_id ?? newId(), link_type_id, value }]);
  };
  return (
    <fieldset className={classes['fields']}>
      <legend>Linked values</legend>
      {types.map((type) => (
        <TextInput
          key={type.id}
          label={type.name}
          inputMode="decimal"
          autoComplete="off"
          placeholder="Not recorded"
          leftSection={<TypeSign type={type} size={24} />}
          rightSection={<span dir="auto">{type.unit}</span>}
          rightSectionWidth={62}
          rightSectionProps={{ style: { color: 'var(--mantine-color-dimmed)', fontSize: 13 } }}
          value={links.find(({ link_type_id }) => link_type_id === type.id)?.value ?? ''}
          error={errors[type.id]}
          onChange={(event) => set(type.id, event.currentTarget.value)}
        />
      ))}
    </fieldset>
  );
}
