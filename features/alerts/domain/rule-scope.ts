import { alertMessages as messages } from '#alerts/contract';
import type { AlertTrigger } from '#alerts/contract';

/** A job or location that a rule may name. */
export interface ScopeTag {
  tag_id: string;
  name: string;
  type: 'default' | 'job' | 'location';
  /** A location with coordinates; the weather is known only there. */
  hasCoordinates: boolean;
}

/** True if a rule needs the weather of its locations. */
export function isWeatherMetric(trigger: AlertTrigger): boolean {
  return trigger.kind === 'conditional' && trigger.metric !== 'days_since_last_measurement';
}

/** What is wrong with the jobs and locations of a rule, by field; empty if nothing is. */
export function scopeProblems(
  trigger: AlertTrigger,
  tags: readonly ScopeTag[],
): { jobs?: string; locations?: string } {
  const locations = tags.filter(({ type }) => type === 'location');
  const unknown = locations.find(({ hasCoordinates }) => !hasCoordinates);
  return {
    ...(!tags.some(({ type }) => type === 'job') && { jobs: messages.noJob }),
    ...(locations.length === 0 && { locations: messages.noLocation }),
    ...(unknown !== undefined &&
      isWeatherMetric(trigger) && { locations: messages.noCoordinates(unknown.name) }),
  };
}
