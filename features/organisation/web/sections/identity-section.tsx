import { TextInput } from '@mantine/core';
import type { Organisation } from '#organisation/contract';
import { useSection } from '../use-section.ts';
import { LogoField } from './logo-field.tsx';
import { SectionForm } from './section-form.tsx';

/** Name and logo. */
export function IdentitySection({ organisation }: { organisation: Organisation }) {
  const stored = { name: organisation.name };
  const section = useSection(stored);
  const { values, errors, change } = section;
  return (
    <SectionForm
      title="Identity"
      about="The name appears in the menu and in every email. The logo is scaled to 32 pixels high and at most 120 wide."
      section={section}
      onSave={() => void section.save(values, stored)}
    >
      <TextInput
        label="Organisation name"
        required
        maxLength={200}
        value={values.name}
        error={errors['name']}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <LogoField organisation={organisation} />
    </SectionForm>
  );
}
