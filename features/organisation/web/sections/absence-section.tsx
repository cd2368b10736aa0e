import { Radio, Stack } from '@mantine/core';
import type { Organisation } from '#organisation/contract';
import { isSwitchedOn } from '#organisation/domain';
import { useSetting } from '../use-organisation.ts';
import { SectionForm } from './section-form.tsx';

const choices = [14, 7] as const;
const about = {
  14: 'OSHA proposed rule of 2024. The default.',
  7: 'Closer to the OSHA guidance of a week. More cautious.',
} as const;

/** The longest absence from heat that keeps acclimatisation; only where it is used. */
export function AbsenceSection({ organisation: { metadata } }: { organisation: Organisation }) {
  const before = metadata._acclimatisation_absence === 7 ? 7 : 14;
  const { form, value, error, setValue, save } = useSetting(
    '_acclimatisation_absence',
    before,
    before as 7 | 14,
  );
  if (!isSwitchedOn(metadata, 'heat stress') || !isSwitchedOn(metadata, 'roster')) return null;
  return (
    <SectionForm
      title="Acclimatisation"
      about="Workers who had no work in the heat for more than this number of days start again with less time in the heat."
      form={form}
      onSave={() => void save(value)}
    >
      <Radio.Group
        label="Longest absence from heat"
        value={String(value)}
        error={error}
        onChange={(chosen) => setValue(chosen === '7' ? 7 : 14)}
      >
        <Stack gap={8} mt={4}>
          {choices.map((days) => (
            <Radio
              key={days}
              value={String(days)}
              label={`${String(days)} days`}
              description={about[days]}
            />
          ))}
        </Stack>
      </Radio.Group>
    </SectionForm>
  );
}
