import { Box, Button, Group, TextInput } from '@mantine/core';
import { organisationMessages, thresholdRange } from '#organisation/contract';
import type { Organisation } from '#organisation/contract';
import { shownTemperature, temperatureUnit, typedTemperature } from '#organisation/domain';
import { settingsMessages } from '../settings-messages.ts';
import { useSetting } from '../use-organisation.ts';
import { SectionForm } from './section-form.tsx';

/** The heat index from which exposure counts, typed in the unit of the organisation. */
export function HeatSection({ organisation: { metadata } }: { organisation: Organisation }) {
  const unit = temperatureUnit(metadata);
  const before = metadata._heat_index_threshold ?? null;
  const { form, value, error, setValue, ...setting } = useSetting(
    '_heat_index_threshold',
    before,
    before === null ? '' : String(shownTemperature(before, unit)),
  );
  const shown = ({ min, max }: typeof thresholdRange) =>
    `${String(shownTemperature(min, unit))} to ${String(shownTemperature(max, unit))} °${unit}`;
  const save = () => {
    const isCleared = value.trim() === '';
    const celsius = isCleared ? null : typedTemperature(value, unit);
    if (Number.isNaN(celsius)) return setting.refuse(settingsMessages.notANumber);
    if (celsius !== null && (celsius < thresholdRange.min || celsius > thresholdRange.max)) {
      const sentence =
        unit === 'C' ? organisationMessages.threshold : rangeText(shown(thresholdRange));
      return setting.refuse(sentence);
    }
    void setting.save(celsius);
  };
  return (
    <SectionForm
      title="Heat exposure"
      about="For each location with coordinates, the dashboard and Monitoring count the hours a day at or above this heat index. Without a threshold, no hours are counted."
      form={form}
      onSave={save}
    >
      <TextInput
        label="Heat index threshold"
        description={shown(thresholdRange)}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        error={error}
        rightSection={<span>°{unit}</span>}
        // Beside the field itself, also when an error message moves it.
        inputContainer={(input) => (
          <Group gap={8} wrap="nowrap">
            <Box flex={1}>{input}</Box>
            <Button variant="default" disabled={value === ''} onClick={() => setValue('')}>
              Clear
            </Button>
          </Group>
        )}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
    </SectionForm>
  );
}

function rangeText(range: string): string {
  return `The threshold must be from ${range}`;
}
