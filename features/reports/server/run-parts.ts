import type { ComplianceFigures } from '#compliance/contract';
import { computeFigures } from '#compliance/domain';
import { gatherFacts } from '#compliance/server';
import { findZone } from '#organisation/server';
import type { Database, Tx } from '#packages/database';
import type { Report, ReportFilter, ReportParts } from '#reports/contract';
import { alertPart, chosenFacts, matcherOf, reportDays } from '#reports/domain';
import { countHours, gatherShifts, pastWeather } from '#season-report/server';
import type { HourScope } from '#season-report/server';
import type { WeatherPort } from '#weather/server';
import type { Order } from './send-run.ts';

interface Sources {
  database: Database;
  org_id: string;
  weather: WeatherPort;
  /** Called with the reason when the weather service failed. */
  warn: (reason: string) => void;
}

/**
 * The figures of the chosen contents of a report other than hydration: those that the compliance
 * assessment and the season report show to an admin at this time, for the same days and labels.
 */
export async function gatherParts(
  report: Report,
  { due, now }: Pick<Order, 'due' | 'now'>,
  { database, org_id, weather, warn }: Sources,
): Promise<ReportParts> {
  const { contents, filter, unit } = report;
  const has = {
    hours: contents.includes('heat_risk'),
    compliance: contents.includes('compliance'),
    alerts: contents.includes('alerts'),
  };
  const { timezone, shifts, figures } = await database.read(org_id, async (tx) => {
    const zone = await findZone(tx);
    const period = reportDays({ unit, timezone: zone }, due ?? now);
    const hours = { scope: hourScope(filter), period, now };
    return {
      timezone: zone,
      shifts: has.hours ? await gatherShifts(tx, hours) : null,
      figures:
        has.compliance || has.alerts ? await complianceOf(tx, { filter, period, now }) : null,
    };
  });
  const parts: ReportParts = {};
  if (shifts !== null) {
    const { weeks: _, ...hours } = await countHours(
      shifts,
      pastWeather(weather, { org_id, now, warn }),
    );
    parts.heat_risk = { ...hours, timezone };
  }
  if (figures !== null && has.compliance) parts.compliance = figures;
  if (figures !== null && has.alerts) parts.alerts = alertPart(figures);
  return parts;
}

/** Admins manage everybody. */
function hourScope(filter: ReportFilter): HourScope {
  const { location_ids, job_ids } = filter;
  return { location_ids, job_ids, manages: () => true, matches: matcherOf(filter) };
}

interface Counted {
  filter: ReportFilter;
  period: { from: string; to: string };
  now: number;
}

async function complianceOf(tx: Tx, { filter, period, now }: Counted): Promise<ComplianceFigures> {
  const matches = matcherOf(filter);
  const { facts, timezone } = await gatherFacts(tx, period, now, {
    isCounted: ({ tag_ids }) => matches(tag_ids),
  });
  return { ...period, timezone, ...computeFigures(chosenFacts(facts, filter)) };
}
