import { useRef, useState } from 'react';
import { shownWind } from '#assessments/domain';
import type { ThermalDraft, ThermalUnits } from '#assessments/domain';
import { isPlaced } from '#locations/domain';
import { shownTemperature } from '#organisation/domain';
import { CallError, useClient } from '#packages/http/web';
import { coordinates } from '#tags/contract';
import type { Tag } from '#tags/contract';
import { currentWeather } from '#weather/contract';
import type { WeatherAnswer } from '#weather/contract';
import { thermalTexts } from '../thermal-texts.ts';

/** The weather that filled an assessment, and its source. */
export interface PlaceWeather {
  place: string;
  site_id: string;
  source: WeatherAnswer['source'];
}

interface Given {
  units: ThermalUnits;
  /** Called with the values that fill the assessment. */
  onWeather: (parts: Partial<ThermalDraft>, weather: PlaceWeather) => void;
}

/** Requests the weather of a location; of several requests the last one counts. */
export function usePlaceWeather({ units, onWeather }: Given) {
  const client = useClient();
  const asked = useRef(0);
  const [problem, setProblem] = useState<string | null>(null);

  async function lookUp({ tag_id, name, metadata }: Tag): Promise<void> {
    asked.current += 1;
    const mine = asked.current;
    const read = coordinates.safeParse(metadata);
    const point = read.success && isPlaced(read.data) ? read.data : null;
    setProblem(point === null ? thermalTexts.notPlaced(name) : null);
    if (point === null) return;
    const found = await client
      .call(currentWeather, { query: { q: `${String(point.lat)},${String(point.lon)}` } })
      .catch((failure: unknown) => {
        if (failure instanceof CallError) return null;
        throw failure;
      });
    if (mine !== asked.current) return;
    if (!found?.current) return setProblem(thermalTexts.noWeather(name));
    const { temp_c, humidity, wind_kph } = found.current;
    const parts: Partial<ThermalDraft> = {
      ...{ airBy: 'wind', wind: String(shownWind(wind_kph, units.wind)), heatBy: 'humidity' },
      temperature: String(shownTemperature(temp_c, units.temperature)),
      humidity: String(Math.round(humidity)),
    };
    onWeather(parts, { place: name, site_id: tag_id, source: found.source });
  }

  return { lookUp, problem };
}
