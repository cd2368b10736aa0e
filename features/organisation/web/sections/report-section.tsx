import { TextInput } from '@mantine/core';
import { mostBrand } from '#organisation/contract';
import type { Organisation } from '#organisation/contract';
import { useSetting } from '../use-organisation.ts';
import { SectionForm } from './section-form.tsx';

/** The brand before the title of printed documents. */
export function ReportSection({ organisation: { metadata } }: { organisation: Organisation }) {
  const before = metadata._report_brand ?? '';
  const { form, value, error, setValue, save } = useSetting('_report_brand', before, before);
  return (
    <SectionForm
      title="Reports"
      about="Shown before the title of a printed dashboard. For example, ‘Acme’ gives ‘Acme Dashboard Report’."
      form={form}
      onSave={() => save(value)}
    >
      <TextInput
        label="Brand"
        description="Leave empty for none"
        maxLength={mostBrand}
        autoComplete="off"
        value={value}
        error={error}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
    </SectionForm>
  );
}
