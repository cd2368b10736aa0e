import { Radio, Stack } from '@mantine/core';
import { measurementSystems } from '#organisation/contract';
import type { MeasurementSystem, Organisation } from '#organisation/contract';
import { shownSystem, systemUnits } from '#organisation/domain';
import { useSetting } from '../use-organisation.ts';
import { SectionForm } from './section-form.tsx';

/** Metric or imperial display. Stored values are always metric. */
export function UnitsSection({ organisation }: { organisation: Organisation }) {
  const before = shownSystem(organisation.metadata);
  const { form, value, error, setValue, save } = useSetting('_measurement_system', before, before);
  return (
    <SectionForm
      title="Units"
      about="How temperatures, wind and rain are shown and entered. Stored data does not change."
      form={form}
      onSave={() => save(value)}
    >
      <Radio.Group
        label="Units"
        value={value}
        error={error}
        onChange={(system) => setValue(system === 'metric' ? 'metric' : 'imperial')}
      >
        <Stack gap={8} mt={6}>
          {measurementSystems.map((system) => (
            <Radio
              key={system}
              value={system}
              label={names[system]}
              description={unitsOf(system)}
            />
          ))}
        </Stack>
      </Radio.Group>
    </SectionForm>
  );
}

const names = { metric: 'Metric', imperial: 'Imperial' } as const;

/** '°C, km/h, mm'. */
function unitsOf(system: MeasurementSystem): string {
  const { temperature, wind, rain } = systemUnits[system];
  return `°${temperature}, ${wind}, ${rain}`;
}
