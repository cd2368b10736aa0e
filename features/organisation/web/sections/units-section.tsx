import { Radio, Stack } from '@mantine/core';
import type { MeasurementSystem, Organisation } from '#organisation/contract';
import { useSection } from '../use-section.ts';
import { SectionForm } from './section-form.tsx';

/** Metric or imperial. What is stored stays metric either way. */
export function UnitsSection({ organisation }: { organisation: Organisation }) {
  const stored = { system: systemOf(organisation) };
  const section = useSection(stored);
  const { values, errors, change } = section;
  return (
    <SectionForm
      title="Units"
      about="How temperatures, wind and rain are shown and typed. What is stored does not change."
      section={section}
      onSave={() =>
        void section.save(
          { metadata: { _measurement_system: values.system } },
          { metadata: { _measurement_system: stored.system } },
        )
      }
    >
      <Radio.Group
        label="Units"
        value={values.system}
        error={errors['metadata._measurement_system']}
        onChange={(system) => change({ system: system === 'metric' ? 'metric' : 'imperial' })}
      >
        <Stack gap={8} mt={6}>
          <Radio value="metric" label="Metric" description="°C, km/h, mm" />
          <Radio value="imperial" label="Imperial" description="°F, mph, in" />
        </Stack>
      </Radio.Group>
    </SectionForm>
  );
}

/** A missing or unknown system is shown as imperial. */
function systemOf({ metadata }: Organisation): MeasurementSystem {
  return metadata._measurement_system === 'metric' ? 'metric' : 'imperial';
}
