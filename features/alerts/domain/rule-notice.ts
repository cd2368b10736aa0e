import type { AlertTrigger, RuleOperator } from '#alerts/contract';
import type { TemperatureUnit } from '#organisation/domain';
import type { Viewer } from '#permissions/contract';
import { alertHeadline, alertLines } from './alert-text.ts';
import type { AlertTarget } from './alert-targets.ts';

/** What a recipient reads. */
export interface RuleNotice {
  title: string;
  lines: string[];
}

/** Names, time and units of a sample. */
interface Sample {
  job: string;
  location: string;
  person: string;
  /** Milliseconds since 1970. */
  now: number;
  unit: TemperatureUnit;
  zone: string;
}

/** An example of a notice of a rule, in the words of a real one, for somebody who may see it all. */
export function noticeOf(trigger: AlertTrigger, sample: Sample): RuleNotice {
  const { job, location, person, now, unit, zone } = sample;
  const reason = trigger.kind === 'periodic' ? ('reminder' as const) : ('now' as const);
  const content = { reason, trigger, message: '', targets: targetsOf(trigger, now) };
  const names = new Map([
    ['job', job],
    ['location', location],
    ['person', person],
  ]);
  const nameOf = (id: string) => names.get(id) ?? '';
  return {
    title: alertHeadline(content, unit),
    lines: alertLines(content, reader, { nameOf, unit, zone }),
  };
}

const reader: Viewer = { user_id: '', org_id: '', grants: [{ access: ['admin'], tag_id: null }] };
/** A value of each level, in mOsm. */
const levelValues = { mild: 80, moderate: 120, severe: 170 } as const;

function targetsOf(trigger: AlertTrigger, time: number): AlertTarget[] {
  const worker = { user_id: 'person', tag_ids: ['job', 'location'] };
  switch (trigger.kind) {
    case 'periodic':
      return [];
    case 'conditional': {
      const { metric, operator_type, threshold } = trigger;
      const value = threshold + offsets[operator_type];
      if (metric === 'days_since_last_measurement') {
        return [{ kind: 'untested', ...worker, days: Math.max(0, Math.round(value)) }];
      }
      const tag_ids = metric === 'risk_score' ? ['job', 'location'] : ['location'];
      return [{ kind: 'place', tag_ids, metric, value, time }];
    }
    case 'status': {
      const { level } = trigger;
      const value = levelValues[level];
      return [{ kind: 'test', ...worker, measurement_id: '', status: level, value, time }];
    }
    case 'aggregate_percent': {
      const { min_samples, threshold } = trigger;
      const affected = Math.ceil((min_samples * threshold) / 100);
      return [{ kind: 'group', people: [worker], samples: min_samples, affected }];
    }
  }
}

/** The distance from the threshold of a value that meets the condition. */
const offsets: Record<RuleOperator, number> = {
  ...{ '>': 1, '>=': 0, '<': -1 },
  ...{ '<=': 0, '=': 0, '!=': 1 },
};
