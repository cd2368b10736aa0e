import { SegmentedControl, TextInput } from '@mantine/core';
import { airMovements } from '#assessments/contract';
import { assessmentMessages } from '#assessments/contract';
import { movementWords } from '#assessments/domain';
import type { ThermalUnits } from '#assessments/domain';
import { ChoiceField } from '#jobs/web';
import type { DraftState } from './use-thermal-draft.ts';
import classes from './thermal-form.module.css';

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
    <section className={classes['weather']} aria-label="Air">
      <SegmentedControl
        aria-label="Enter air as"
        size="xs"
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
          className={classes['field']}
          label="Wind speed"
          inputMode="decimal"
          autoComplete="off"
          value={draft.wind}
          error={read.problems.wind ?? (isPressed && isEmpty && assessmentMessages.notANumber)}
          rightSectionWidth={52}
          rightSection={<span>{units.wind}</span>}
          onChange={(event) => change({ wind: event.currentTarget.value })}
        />
      )}
    </section>
  );
}
