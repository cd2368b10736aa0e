import { Radio, Stack } from '@mantine/core';
import type { Organisation } from '#organisation/contract';
import { useSetting } from '../use-organisation.ts';
import { SectionForm } from './section-form.tsx';

/** What supervisors see of the tests of their people. */
export function ValuesSection({ organisation: { metadata } }: { organisation: Organisation }) {
  const before = metadata._supervisors_see ?? 'values';
  const { form, value, error, setValue, save } = useSetting('_supervisors_see', before, before);
  return (
    <SectionForm
      title="What supervisors see"
      about="Admins and owners see everything, and everybody sees their own values. A status is a range of values, so it says roughly how high a value is. Devices that are offline keep what they have until they next connect."
      form={form}
      onSave={() => save(value)}
    >
      <Radio.Group
        label="Supervisors see"
        value={value}
        error={error}
        onChange={(next) => setValue(next === 'status' ? 'status' : 'values')}
      >
        <Stack gap={6} mt={4}>
          <Radio value="values" label="Values and answers" />
          <Radio value="status" label="Status and action only" />
        </Stack>
      </Radio.Group>
    </SectionForm>
  );
}
