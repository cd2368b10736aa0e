import { Box, Button, Group, TextInput } from '@mantine/core';
import { organisationMessages, thresholdRange } from '#organisation/contract';
import type { Organisation } from '#organisation/contract';
import { shownTemperature, temperatureUnit, typedTemperature } from '#organisation/domain';
import { settingsMessages } from '../settings-messages.ts';
import { useSection } from '../use-organisation.ts';
import { SectionForm } from './section-form.tsx';

const field = 'metadata._heat_index_threshold';

/** The heat index from which exposure counts, typed in the unit of the organisation. */
export function HeatSection({ organisation: { metadata } }: { organisation: Organisation }) {
  const unit = temperatureUnit(metadata);
  const before = metadata._heat_index_threshold ?? null;
  const section = useSection({
    threshold: before === null ? '' : String(shownTemperature(before, unit)),
  });
  const { values, errors, change } = section;
  const shown = ({ min, max }: typeof thresholdRange) =>
    `${String(shownTemperature(min, unit))} to ${String(shownTemperature(max, unit))} °${unit}`;
  const save = () => {
    const isCleared = values.threshold.trim() === '';
    const celsius = isCleared ? null : typedTemperature(values.threshold, unit);
    if (Number.isNaN(celsius)) return section.refuse({ [field]: settingsMessages.notANumber });
    if (celsius !== null && (celsius < thresholdRange.min || celsius > thresholdRange.max)) {
      const sentence =
        unit === 'C' ? organisationMessages.threshold : rangeText(shown(thresholdRange));
      return section.refuse({ [field]: sentence });
    }
    void section.save(
      { metadata: { _heat_index_threshold: celsius } },
      { metadata: { _heat_index_threshold: before } },
    );
  };
  return (
    <SectionForm
      title="Heat exposure"
      about="For each location with coordinates, the dashboard and Monitoring count the hours a day at or above this heat index. Without a threshold, no hours are counted."
      form={section}
      onSave={save}
    >
      <TextInput
        label="Heat index threshold"
        description={shown(thresholdRange)}
        inputMode="decimal"
        autoComplete="off"
        value={values.threshold}
        error={errors[field]}
        rightSection={<span>°{unit}</span>}
        // Beside the field itself, also when an error message moves it.
        inputContainer={(input) => (
          <Group gap={8} wrap="nowrap">
            <Box flex={1}>{input}</Box>
            <Button
              variant="default"
              disabled={values.threshold === ''}
              onClick={() => change({ threshold: '' })}
            >
              Clear
            </Button>
          </Group>
        )}
        onChange={(event) => change({ threshold: event.currentTarget.value })}
      />
    </SectionForm>
  );
}

function rangeText(range: string): string {
  return `The threshold must be from ${range}`;
}
