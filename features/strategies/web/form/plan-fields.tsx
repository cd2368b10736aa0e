import { Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { shiftMoments } from '#strategies/contract';
import type { ShiftMoment } from '#strategies/contract';
import { momentWords } from '#strategies/domain';
import type { PlanDraft } from './plan-draft.ts';

interface Props {
  draft: PlanDraft;
  errors: Readonly<Record<string, string>>;
  onChange: (parts: Partial<PlanDraft>) => void;
}

const numbers = [
  ['tests_per_day', 'Tests per day', 'tests'],
  ['min_gap_minutes', 'Minimum time between tests', 'min'],
  ['retest_after_minutes', 'Re-test after (if moderate or severe)', 'min'],
] as const;

/** Fields for number, distance and moments of tests. */
export function PlanFields({ draft, errors, onChange }: Props) {
  return (
    <Stack gap={16}>
      {numbers.map(([field, label, unit]) => (
        <TextInput
          key={field}
          label={label}
          inputMode="numeric"
          autoComplete="off"
          required
          w="100%"
          maw={260}
          rightSection={unit}
          rightSectionWidth={52}
          value={draft[field]}
          error={errors[field]}
          onChange={(event) => onChange({ [field]: event.currentTarget.value })}
        />
      ))}
      <Checkbox.Group
        label="When to test"
        value={draft.moments}
        error={errors['moments']}
        onChange={(moments) => onChange({ moments: moments as ShiftMoment[] })}
      >
        <Group gap={16} mt={6}>
          {shiftMoments.map((moment) => (
            <Checkbox key={moment} value={moment} label={momentWords[moment]} />
          ))}
        </Group>
      </Checkbox.Group>
    </Stack>
  );
}
