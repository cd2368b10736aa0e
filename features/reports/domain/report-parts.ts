import type { ComplianceFigures } from '#compliance/contract';
import type { ReportParts } from '#reports/contract';

/** The alerts of a report: those of the figures of the same period and filter. */
export function alertPart(figures: ComplianceFigures): NonNullable<ReportParts['alerts']> {
  const { from, to, timezone, organisation, jobs, locations } = figures;
  const labelsOf = (groups: ComplianceFigures['jobs'], type: 'job' | 'location') =>
    groups
      .filter(({ alerts }) => alerts.of > 0)
      .map(({ name, alerts, median_minutes }) => ({ name, type, alerts, median_minutes }));
  return {
    ...{ from, to, timezone },
    alerts: organisation.alerts,
    median_minutes: organisation.median_minutes,
    labels: [...labelsOf(jobs, 'job'), ...labelsOf(locations, 'location')],
  };
}
