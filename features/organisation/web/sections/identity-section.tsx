import { TextInput } from '@mantine/core';
import type { Organisation } from '#organisation/contract';
import { useSection } from '../use-organisation.ts';
import { LogoField } from './logo-field.tsx';
import { SectionForm } from './section-form.tsx';

/** Name and logo. */
export function IdentitySection({ organisation }: { organisation: Organisation }) {
  const stored = { name: organisation.name };
  const section = useSection(stored);
  return (
    <SectionForm
      title="Identity"
      about="The name appears in the menu and in every email. The logo is scaled to 32 pixels high and at most 120 wide."
      form={section}
      onSave={() => section.save(section.values, stored)}
    >
      <TextInput label="Organisation name" required maxLength={200} {...section.text('name')} />
      <LogoField organisation={organisation} />
    </SectionForm>
  );
}
