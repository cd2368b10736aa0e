import { TextInput } from '@mantine/core';
import { mostBrand } from '#organisation/contract';
import type { Organisation } from '#organisation/contract';
import { useSection } from '../use-organisation.ts';
import { SectionForm } from './section-form.tsx';

/** The brand before the title of printed documents. */
export function ReportSection({ organisation: { metadata } }: { organisation: Organisation }) {
  const before = metadata._report_brand ?? '';
  const section = useSection({ brand: before });
  const { values, errors, change } = section;
  return (
    <SectionForm
      title="Reports"
      about="Shown before the title of a printed dashboard. For example, ‘Acme’ gives ‘Acme Dashboard Report’."
      form={section}
      onSave={() =>
        section.save(
          { metadata: { _report_brand: values.brand } },
          { metadata: { _report_brand: before } },
        )
      }
    >
      <TextInput
        label="Brand"
        description="Leave empty for none"
        maxLength={mostBrand}
        autoComplete="off"
        value={values.brand}
        error={errors['metadata._report_brand']}
        onChange={(event) => change({ brand: event.currentTarget.value })}
      />
    </SectionForm>
  );
}
