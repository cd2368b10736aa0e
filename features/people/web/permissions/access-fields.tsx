import { Button, Checkbox, Group, Select, Stack } from '@mantine/core';
import { useId } from 'react';
import { useCopy } from '#packages/sync/web';
import type { PermissionScope } from '#people/domain';
import { accountLevels, measurementLevels } from '#permissions/contract';
import type { AccessLevel } from '#permissions/contract';
import { permissionSentence, sliderLabels } from '#permissions/domain';
import { tagsAll } from '#tags/offline';
import { managerFloor, shownSliders, withManager, withSliders } from './access-draft.ts';
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
    <Stack gap={12}>
      {scopes.length === 0 && <p className={classes['none']}>No access to other people.</p>}
      {scopes.map((scope, index) => (
        <AccessScope
          key={scope.tag_id ?? everybody}
          scope={scope}
          error={errors[index]}
          onChange={(next) => onChange(scopes.map((one) => (one === scope ? next : one)))}
          onRemove={() => onChange(scopes.filter((one) => one !== scope))}
        />
      ))}
      <Select
        mt={4}
        label="Add access to"
        placeholder="A tag, or all people"
        data={offered}
        value={null}
        searchable
        comboboxProps={{ withinPortal: true }}
        onChange={add}
      />
    </Stack>
  );
}

/** The messages of the server by the index of the permission. */
export function errorsByPlace(errors: Readonly<Record<string, string>>): Record<number, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, sentence]) => {
      const [, index] = /^permissions\.(\d+)\./.exec(field) ?? [];
      return index === undefined ? [] : [[Number(index), sentence] as const];
    }),
  );
}

interface AccessScopeProps {
  scope: PermissionScope;
  error?: string | undefined;
  onChange: (scope: PermissionScope) => void;
  onRemove: () => void;
}

/** The permission over the members of one tag, or over everybody, with its description. */
export function AccessScope({ scope, error, onChange, onRemove }: AccessScopeProps) {
  const { tag, tag_id, access } = scope;
  const name = tag ?? 'All people';
  const [manages, isLimited] = [access.includes('manager'), access.includes('limited')];
  const [sliders, labels] = [shownSliders(scope), sliderLabels(access, tag_id)];
  const least = manages ? managerFloor : { account: 0, measurement: 0 };
  return (
    <fieldset className={classes['scope']}>
      <legend>{name}</legend>
      <Group justify="space-between" gap={12} wrap="nowrap" mih={32}>
        <Checkbox
          label={tag === null ? 'Manager of all people' : 'Manager'}
          checked={manages}
          disabled={isLimited}
          onChange={(event) => onChange(withManager(scope, event.currentTarget.checked))}
        />
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`Remove ${name} from the access`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </Group>
      {tag === null && (
        <Checkbox
          label="Limited: can sign in and see only their own data"
          checked={isLimited}
          onChange={(event) =>
            onChange({ ...scope, access: event.currentTarget.checked ? ['limited'] : [] })
          }
        />
      )}
      <LevelSlider
        label="Account access"
        levels={accountLevels}
        value={sliders.account}
        least={least.account}
        word={labels.account}
        disabled={isLimited}
        onChange={(account) => onChange(withSliders(scope, { account }))}
      />
      <LevelSlider
        label="Measurement access"
        levels={measurementLevels}
        value={sliders.measurement}
        least={least.measurement}
        word={labels.measurement}
        disabled={isLimited}
        onChange={(measurement) => onChange(withSliders(scope, { measurement }))}
      />
      <p className={classes['sentence']}>{permissionSentence(access, tag)}</p>
      {error !== undefined && <p className={classes['error']}>{error}</p>}
    </fieldset>
  );
}

interface LevelSliderProps {
  label: string;
  levels: readonly AccessLevel[];
  /** Index of the level. */
  value: number;
  /** Lowest index that can be chosen. */
  least: number;
  /** Name of the level. */
  word: string;
  disabled: boolean;
  onChange: (value: number) => void;
}

/** A slider over levels that each include the previous ones. The level is written beside it. */
function LevelSlider({ label, levels, value, least, word, ...props }: LevelSliderProps) {
  const id = useId();
  return (
    <div className={classes['slider']}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{word}</output>
      <input
        id={id}
        type="range"
        min={0}
        max={levels.length - 1}
        step={1}
        value={value}
        disabled={props.disabled}
        aria-valuetext={word}
        onChange={(event) => props.onChange(Math.max(least, Number(event.currentTarget.value)))}
      />
    </div>
  );
}
