import { measuredAnswer, measuredDays } from '#heat/domain';
import type { Copy } from '#packages/sync/offline';
import {
  countedReadings,
  modelForecastsOfSites,
  siteCorrections,
  weatherStands,
} from '#weather/offline';
import type { ForecastSite, SiteForecast, WeatherSite } from '#weather/offline';

/**
 * Sites and their last forecasts. The meter readings of a site replace the model in their hours, and
 * its correction is added to the others.
 */
export function forecastsOfSites(copy: Copy): ForecastSite[] {
  return modelForecastsOfSites(copy).map(({ site, forecast }) => ({
    site,
    forecast: forecast === null ? null : measuredForecast(copy, site, forecast),
  }));
}

function measuredForecast(copy: Copy, site: WeatherSite, forecast: SiteForecast): SiteForecast {
  const readings = countedReadings(copy).get(site.tag_id) ?? [];
  const corrections = siteCorrections(copy).get(site.tag_id) ?? [];
  if (readings.length === 0 && corrections.length === 0) return forecast;
  const measures = { readings, corrections };
  return copy.memo(`heat.measured ${site.tag_id}`, weatherStands, () => ({
    ...forecast,
    answer: measuredAnswer(forecast.answer, measures, site),
    earlier: measuredDays(forecast.earlier, measures, site),
  }));
}
