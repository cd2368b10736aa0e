import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { most } from '#rule-packs/contract';
import type { Trigger } from '#rule-packs/contract';
import { editTexts as texts, metricWords, nioshWords } from './edit-texts.ts';
import { NumberField } from './fields.tsx';
import { newTrigger } from './pack-draft.ts';
import type { PackErrors } from './pack-draft.ts';
import classes from './edit.module.css';

interface Props {
  triggers: readonly Trigger[];
  /** Of the form; those of a trigger begin with `prefix.number`. */
  errors: PackErrors;
  /** 'duties.2.triggers'. */
  prefix: string;
  onChange: (triggers: Trigger[]) => void;
}

/** From when a duty applies. */
export function TriggerFields({ triggers, errors, prefix, onChange }: Props) {
  const replaced = (at: number, next: Trigger) =>
    triggers.map((each, nth) => (nth === at ? next : each));
  return (
    <fieldset className={classes['group']}>
      <legend>{texts.triggers}</legend>
      {triggers.map((trigger, at) => (
        // A trigger has no id of its own, and its fields keep no state but a number being typed.
        <div key={`${String(at)} ${trigger.metric}`} className={classes['trigger']}>
          <div className={classes['columns']}>
            <Select
              label={texts.metric}
              data={Object.entries(metricWords).map(([value, label]) => ({ value, label }))}
              value={trigger.metric}
              allowDeselect={false}
              onChange={(next) =>
                next !== null && onChange(replaced(at, newTrigger(next as Trigger['metric'])))
              }
            />
            <LimitFields
              {...{ trigger }}
              errorOf={(field) => errors[`${prefix}.${String(at)}.${field}`]}
              onChange={(next) => onChange(replaced(at, next))}
            />
          </div>
          <NarrowedFields {...{ trigger }} onChange={(next) => onChange(replaced(at, next))} />
          <Button
            variant="subtle"
            className={classes['remove']}
            leftSection={<IconX size={16} stroke={1.75} />}
            onClick={() => onChange(triggers.filter((_, nth) => nth !== at))}
          >
            {texts.removeTrigger}
          </Button>
        </div>
      ))}
      {triggers.length < most.triggers && (
        <Button
          variant="default"
          className={classes['add']}
          leftSection={<IconPlus size={16} stroke={1.9} />}
          onClick={() => onChange([...triggers, newTrigger('heat_index_f')])}
        >
          {texts.addTrigger}
        </Button>
      )}
    </fieldset>
  );
}

interface LimitProps {
  trigger: Trigger;
  errorOf: (field: string) => string | undefined;
  onChange: (trigger: Trigger) => void;
}

function LimitFields({ trigger, errorOf, onChange }: LimitProps) {
  if (trigger.metric === 'clock') {
    const field = (name: 'from' | 'until' | 'first_day' | 'last_day', label: string) => (
      <TextInput
        label={label}
        maxLength={5}
        value={trigger[name]}
        error={errorOf(name)}
        onChange={(event) => onChange({ ...trigger, [name]: event.currentTarget.value })}
      />
    );
    return (
      <>
        {field('from', texts.from)}
        {field('until', texts.until)}
        {field('first_day', texts.firstDay)}
        {field('last_day', texts.lastDay)}
      </>
    );
  }
  if (trigger.metric === 'niosh') {
    return (
      <Select
        label={texts.niosh}
        data={Object.entries(nioshWords).map(([value, label]) => ({ value, label }))}
        value={trigger.limit}
        allowDeselect={false}
        onChange={(next) =>
          next !== null && onChange({ ...trigger, limit: next as typeof trigger.limit })
        }
      />
    );
  }
  return (
    <NumberField
      label={texts.limit}
      value={trigger.limit}
      error={errorOf('limit')}
      onChange={(limit) => onChange({ ...trigger, limit: limit ?? Number.NaN })}
    />
  );
}

function NarrowedFields({ trigger, onChange }: Pick<LimitProps, 'trigger' | 'onChange'>) {
  if (trigger.metric === 'clock') return null;
  const check = (field: 'is_above' | 'non_breathable' | 'radiant_heat', label: string) => (
    <Checkbox
      label={label}
      checked={trigger[field]}
      onChange={(event) => onChange({ ...trigger, [field]: event.currentTarget.checked })}
    />
  );
  return (
    <div className={classes['checks']}>
      {check('is_above', texts.isAbove)}
      {check('non_breathable', texts.nonBreathable)}
      {check('radiant_heat', texts.radiantHeat)}
    </div>
  );
}
