import { measuredAnswer, measuredDays } from '#heat/domain';
import type { Copy } from '#packages/sync/offline';
import { countedReadings, modelForecastsOfSites, weatherStands } from '#weather/offline';
import type { ForecastSite, SiteForecast, WeatherSite } from '#weather/offline';

/** Sites and their last forecasts. The meter readings of a site replace the model in their hours. */
export function forecastsOfSites(copy: Copy): ForecastSite[] {
  return modelForecastsOfSites(copy).map(({ site, forecast }) => ({
    site,
    forecast: forecast === null ? null : measuredForecast(copy, site, forecast),
  }));
}

function measuredForecast(copy: Copy, site: WeatherSite, forecast: SiteForecast): SiteForecast {
  const readings = countedReadings(copy).get(site.tag_id);
  if (readings === undefined) return forecast;
  return copy.memo(`heat.measured ${site.tag_id}`, weatherStands, () => ({
    ...forecast,
    answer: measuredAnswer(forecast.answer, readings, site),
    earlier: measuredDays(forecast.earlier, readings, site),
  }));
}
