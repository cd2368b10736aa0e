import { SegmentedControl, Stack, TextInput } from '@mantine/core';
import { airMovements } from '#assessments/contract';
import { assessmentMessages } from '#assessments/contract';
import { movementWords } from '#assessments/domain';
import type { ThermalUnits } from '#assessments/domain';
import { ChoiceField } from '#jobs/web';
import { UnitSign } from './heat-field.tsx';
import type { DraftState } from './use-thermal-draft.ts';

interface Props {
  state: DraftState;
  units: ThermalUnits;
  isWanted: boolean;
  isPressed: boolean;
}

const ways = [
  { value: 'movement', label: 'Air movement' },
  { value: 'wind', label: 'Wind speed' },
];

/** The air: its movement, or its speed. */
export function AirField({ state, units, isWanted, isPressed }: Props) {
  const { draft, read, change } = state;
  const isEmpty = draft.wind.trim() === '';
  return (
    <Stack component="section" gap={10} miw={0} aria-label="Air">
      <SegmentedControl
        aria-label="Enter air as"
        size="xs"
        style={{ alignSelf: 'flex-start' }}
        data={ways}
        value={draft.airBy}
        onChange={(value) => change({ airBy: value === 'wind' ? 'wind' : 'movement' })}
      />
      {draft.airBy === 'movement' ? (
        <ChoiceField
          title="Air movement"
          choices={airMovements.map(({ points, label, kph }) => [
            points,
            label,
            movementWords(kph, units),
          ])}
          value={draft.movement}
          isWanted={isWanted}
          onAnswer={(movement) => change({ movement })}
        />
      ) : (
        <TextInput
          maw={280}
          label="Wind speed"
          inputMode="decimal"
          autoComplete="off"
          value={draft.wind}
          error={read.problems.wind ?? (isPressed && isEmpty && assessmentMessages.notANumber)}
          rightSectionWidth={52}
          rightSection={<UnitSign>{units.wind}</UnitSign>}
          onChange={(event) => change({ wind: event.currentTarget.value })}
        />
      )}
    </Stack>
  );
}
