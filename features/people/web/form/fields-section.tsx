import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { SettingsSection } from '#packages/ui';
import { formTexts } from './form-texts.ts';
import type { FieldDraft } from './person-draft.ts';
import classes from './person-form.module.css';
import type { PersonFormState } from './use-person-form.ts';

/** Custom fields, each a row of name and value. */
export function FieldsSection({ form }: { form: PersonFormState }) {
  const { draft, errors, change } = form;
  const [made, setMade] = useState(0);
  const { fields } = draft;
  const edit = (index: number, part: Partial<FieldDraft>) =>
    change({ fields: fields.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  return (
    <SettingsSection title="Extra fields" about={formTexts.fieldsAbout}>
      {fields.map(({ key, name, value }, index) => (
        <div
          key={key}
          role="group"
          aria-label={`Extra field ${String(index + 1)}`}
          className={classes['field']}
        >
          <TextInput
            label="Field"
            value={name}
            error={errors[`fields.${String(index)}`]}
            onChange={(event) => edit(index, { name: event.currentTarget.value })}
          />
          <TextInput
            label="Value"
            value={value}
            onChange={(event) => edit(index, { value: event.currentTarget.value })}
          />
          <Button
            variant="subtle"
            aria-label={`Remove extra field ${String(index + 1)}`}
            onClick={() => change({ fields: fields.filter((_, at) => at !== index) })}
          >
            Remove
          </Button>
        </div>
      ))}
      <div>
        <Button
          variant="default"
          onClick={() => {
            setMade(made + 1);
            change({ fields: [...fields, { key: `new ${String(made)}`, name: '', value: '' }] });
          }}
        >
          Add field
        </Button>
        {errors['metadata'] !== undefined && (
          <p className={classes['error']} role="alert">
            {errors['metadata']}
          </p>
        )}
      </div>
    </SettingsSection>
  );
}
