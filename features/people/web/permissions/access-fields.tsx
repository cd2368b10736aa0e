import { Select } from '@mantine/core';
import { useCopy } from '#packages/sync/web';
import type { PermissionScope } from '#people/domain';
import { tagsAll } from '#tags/offline';
import { AccessScope } from './access-scope.tsx';
import classes from './access-fields.module.css';

interface Props {
  scopes: readonly PermissionScope[];
  /** Server error messages by index of the scope. */
  errors?: Readonly<Record<number, string>>;
  onChange: (scopes: PermissionScope[]) => void;
}

const everybody = 'everybody';

/** The access part of the person form: sliders for each tag, or for everybody. */
export function AccessFields({ scopes, errors = {}, onChange }: Props) {
  const { data: tags = [] } = useCopy(tagsAll, {});
  const taken = new Set(scopes.map(({ tag_id }) => tag_id));
  const offered = [
    ...(taken.has(null) ? [] : [{ value: everybody, label: 'All people' }]),
    ...tags
      .filter((tag) => tag.active && !taken.has(tag.tag_id))
      .map(({ tag_id, name }) => ({ value: tag_id, label: name })),
  ];
  const add = (value: string | null) => {
    if (value === null) return;
    const tag = tags.find(({ tag_id }) => tag_id === value);
    const place = { tag_id: tag?.tag_id ?? null, tag: tag?.name ?? null };
    onChange([...scopes, { ...place, access: ['view_user'] }]);
  };
  return (
    <div className={classes['scopes']}>
      {scopes.length === 0 && <p className={classes['none']}>No access to other people.</p>}
      {scopes.map((scope, place) => (
        <AccessScope
          key={scope.tag_id ?? everybody}
          scope={scope}
          error={errors[place]}
          onChange={(next) => onChange(scopes.map((one) => (one === scope ? next : one)))}
          onRemove={() => onChange(scopes.filter((one) => one !== scope))}
        />
      ))}
      <Select
        className={classes['add'] ?? ''}
        label="Add access to"
        placeholder="A tag, or all people"
        data={offered}
        value={null}
        searchable
        comboboxProps={{ withinPortal: true }}
        onChange={add}
      />
    </div>
  );
}

/** The messages of the server by the place of the permission. */
export function errorsByPlace(errors: Readonly<Record<string, string>>): Record<number, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, sentence]) => {
      const [, place] = /^permissions\.(\d+)\./.exec(field) ?? [];
      return place === undefined ? [] : [[Number(place), sentence] as const];
    }),
  );
}
