import { defaultFilter } from '#measurements/domain';
import type { FilterPage } from '#measurements/domain';

/** Monitoring starts with this number of hours, and its newest tests are not older. */
const hours = 24;

/** The filter of monitoring: the last 24 hours, with a range of days and times to choose. */
export const monitoringPage: FilterPage = {
  initial: { ...defaultFilter, date_filter: 'last_x_hours', last_x_hours: hours },
  offersCustom: true,
  liveHours: hours,
};
