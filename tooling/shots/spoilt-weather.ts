import { weatherForecast } from '#weather/contract';
import type { WeatherAnswer } from '#weather/contract';
import { roughly } from '#weather/domain';
import { oddSites } from './dataset-sql.ts';

/** Changes the forecasts of the odd sites: one has half of its hours, another none. */
export function spoiltWeather(path: string): ((text: string) => string) | null {
  if (!path.startsWith(weatherForecast.path)) return null;
  const asked = new URL(path, 'http://any').searchParams;
  const isOf = (site: { lat: number; lon: number }) => {
    const { lat, lon } = roughly(site);
    return asked.get('lat') === String(lat) && asked.get('lon') === String(lon);
  };
  if (isOf(oddSites.halfTold)) return changed(halfTold);
  return isOf(oddSites.untold) ? changed(untold) : null;
}

type Change = (answer: WeatherAnswer) => WeatherAnswer;

function changed(change: Change): (text: string) => string {
  return (text) => {
    const answer = JSON.parse(text) as { data: WeatherAnswer };
    return JSON.stringify({ ...answer, data: change(answer.data) });
  };
}

/** On every second day from tomorrow hours around noon are missing, and on one day all hours. */
const halfTold: Change = (answer) => ({
  ...answer,
  forecast: {
    forecastday: answer.forecast.forecastday.map((day, at) => ({
      ...day,
      hour: day.hour.filter((_, hour) => at % 2 === 0 || hour < 11 || hour > 15),
    })),
  },
});

const untold: Change = (answer) => ({
  ...answer,
  ...{ location: null, current: null, forecast: { forecastday: [] } },
  source: { ...answer.source, fetched_time: null },
});
