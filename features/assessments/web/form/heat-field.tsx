import { SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { assessmentMessages } from '#assessments/contract';
import { heatIndexOf } from '#assessments/domain';
import type { ThermalUnits, TypedField } from '#assessments/domain';
import { HeatBandMark } from '#heat/web';
import { clockText } from '#packages/kit';
import { useZone } from '#packages/ui';
import type { PlaceWeather } from './use-place-weather.ts';
import type { DraftState } from './use-thermal-draft.ts';
import classes from './thermal-form.module.css';

interface Props {
  state: DraftState;
  units: ThermalUnits;
  isPressed: boolean;
  /** The source of air and heat; null if they were typed. */
  weather: PlaceWeather | null;
  onType: () => void;
}

const ways = [
  { value: 'humidity', label: 'Temperature and humidity' },
  { value: 'index', label: 'Heat index' },
];

/** The heat: temperature with humidity, or the heat index itself. */
export function HeatField({ state, units, isPressed, weather, onType }: Props) {
  const { draft, read, change } = state;
  const field = (key: TypedField, label: string, unit: string) => (
    <TextInput
      maw={280}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={draft[key]}
      error={
        read.problems[key] ??
        (isPressed && draft[key].trim() === '' && assessmentMessages.notANumber)
      }
      rightSection={<UnitSign>{unit}</UnitSign>}
      onChange={(event) => {
        onType();
        change({ [key]: event.currentTarget.value });
      }}
    />
  );
  const degrees = `°${units.temperature}`;
  return (
    <Stack component="section" gap={10} miw={0} aria-label="Heat">
      <SegmentedControl
        aria-label="Enter heat as"
        size="xs"
        style={{ alignSelf: 'flex-start' }}
        data={ways}
        value={draft.heatBy}
        onChange={(value) => change({ heatBy: value === 'index' ? 'index' : 'humidity' })}
      />
      <div className={classes['fields']}>
        {draft.heatBy === 'index' ? (
          field('heat_index', 'Heat index', degrees)
        ) : (
          <>
            {field('temperature', 'Temperature', degrees)}
            {field('humidity', 'Relative humidity', '%')}
          </>
        )}
      </div>
      {read.heat !== null && (
        <Text c="dimmed" fz={12.5} lh="18px">
          {read.heat.by === 'humidity' && 'Heat index '}
          <HeatBandMark celsius={heatIndexOf(read.heat)} unit={units.temperature} />
        </Text>
      )}
      {weather !== null && <WeatherSource {...weather} />}
    </Stack>
  );
}

function WeatherSource({ place, source }: PlaceWeather) {
  const { name, attribution, is_simulated, fetched_time } = source;
  const zone = useZone();
  const sourceName = attribution === '' ? name : attribution;
  const at = fetched_time === null ? '' : `, ${clockText(fetched_time, zone)}`;
  return (
    <Text c="dimmed" fz={12.5} lh="18px">
      Weather at {place}
      {at}. {is_simulated ? 'Simulated' : sourceName}.
    </Text>
  );
}

/** The unit at the end of a field. */
export function UnitSign({ children }: { children: string }) {
  return (
    <Text span inherit c="var(--ws-text3)" fz={13}>
      {children}
    </Text>
  );
}
