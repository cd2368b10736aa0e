import { worstPlaces } from './alert-targets.ts';
import type { AlertTarget } from './alert-targets.ts';
import { alertHeadline } from './alert-text.ts';
import type { AlertContent } from './alert-text.ts';

/** A tag of an alert. */
export interface EventTag {
  tag_id: string;
  type: string;
  name: string;
}

interface EventParts {
  alert_id: string;
  rule_id: string | null;
  origin: 'manual' | 'rule';
  tags: readonly EventTag[];
  link: string;
}

/**
 * What a webhook receives of an alert. A webhook has no recipient with rights, so it contains no
 * name and no value of any person, and no message by hand, which may contain both.
 */
export function alertEvent(
  content: AlertContent,
  { alert_id, rule_id, origin, tags, link }: EventParts,
): object {
  const { reason, targets, trigger } = content;
  const [place] = worstPlaces(trigger, targets);
  return {
    ...{ alert_id, rule_id, reason, origin },
    // In Celsius, whatever the organisation shows: receivers are programs.
    headline: alertHeadline(content, 'C'),
    reading:
      place === undefined
        ? null
        : {
            ...{ metric: place.metric, value: place.value, tag_ids: place.tag_ids },
            unit: place.metric === 'risk_score' ? 'points' : 'celsius',
            time: new Date(place.time).toISOString(),
            peak: place.peak
              ? { value: place.peak.value, time: new Date(place.peak.time).toISOString() }
              : null,
          },
    ...{ tags, people_count: peopleCount(targets), link },
  };
}

/** How many people it is about; null for groups, whose numbers say something about each of them. */
function peopleCount(targets: readonly AlertTarget[]): number | null {
  if (targets.some(({ kind }) => kind === 'group')) return null;
  return new Set(targets.flatMap((target) => ('user_id' in target ? target.user_id : []))).size;
}
