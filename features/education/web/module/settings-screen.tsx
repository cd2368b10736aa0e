import { NativeSelect, NumberInput, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { moduleLanguages } from '#education/contract';
import type { ModuleLanguage, WholeModule } from '#education/contract';
import { Card } from '#packages/ui';
import { educationTexts as texts } from '../education-texts.ts';
import { ModuleFrame } from './module-frame.tsx';
import { PictureField } from './picture-field.tsx';
import { SaveFoot } from './save-foot.tsx';
import { useModuleForm } from './use-module-form.ts';

/** /education/modules/{uuid}/settings */
export function SettingsScreen() {
  return (
    <ModuleFrame>
      {(module, mayEdit) => <Settings key={module.module_id} {...{ module, mayEdit }} />}
    </ModuleFrame>
  );
}

const numbers = [
  { key: 'pass_mark', label: 'Pass mark', about: 'Per cent of the points.', min: 1, max: 100 },
  { key: 'attempts', label: 'Attempts', about: '0: no limit.', min: 0, max: 50 },
  {
    key: 'valid_months',
    label: 'Valid months',
    about: '0: a pass stays valid.',
    min: 0,
    max: 120,
  },
  {
    key: 'days_to_complete',
    label: 'Days to complete',
    about: 'After the assignment, without a due date.',
    min: 1,
    max: 365,
  },
] as const;

function Settings({ module, mayEdit }: { module: WholeModule; mayEdit: boolean }) {
  const { title, description, cover, language, has_certificate } = module;
  const { pass_mark, attempts, valid_months, days_to_complete } = module;
  const form = useModuleForm(module, {
    ...{ title, description, cover, language, has_certificate },
    ...{ pass_mark, attempts, valid_months, days_to_complete },
  });
  const { values, errors, change } = form;
  return (
    <>
      {!mayEdit && <p className="ws-note">{texts.onlyAdmins}</p>}
      <Card>
        <fieldset disabled={!mayEdit} style={{ border: 0, margin: 0, padding: 0 }}>
          <Stack gap={16} maw={560}>
            <TextInput label="Title" required maxLength={150} {...form.text('title')} />
            <Textarea
              label="Description"
              autosize
              minRows={3}
              maxLength={2000}
              {...form.text('description')}
            />
            <NativeSelect
              label="Language"
              data={Object.entries(moduleLanguages).map(([value, label]) => ({ value, label }))}
              value={values.language}
              onChange={({ currentTarget: { value } }) =>
                change({ language: value as ModuleLanguage })
              }
            />
            <PictureField
              label="Cover"
              value={values.cover}
              onChange={(next) => change({ cover: next })}
            />
            {numbers.map(({ key, label, about, min, max }) => (
              <NumberInput
                key={key}
                {...{ label, min, max }}
                description={about}
                maw={220}
                allowDecimal={false}
                disabled={!mayEdit}
                value={values[key]}
                error={errors[key]}
                onChange={(value) => change({ [key]: Number(value) || min })}
              />
            ))}
            <Switch
              label="Certificate"
              checked={values.has_certificate}
              onChange={({ currentTarget: { checked } }) => change({ has_certificate: checked })}
            />
          </Stack>
        </fieldset>
      </Card>
      {mayEdit && <SaveFoot form={form} />}
    </>
  );
}
