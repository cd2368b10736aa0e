import type { AlertTrigger } from '#alerts/contract';
import { hydrationWords } from '#hydration/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { actionWords, metricWords, thresholdText, triggerSentence } from './rule-words.ts';

/** What a recipient reads. */
export interface RuleNotice {
  title: string;
  text: string;
}

/** An example of a notice of a rule, about its first job and location. */
export function noticeOf(
  trigger: AlertTrigger,
  { job, location, unit }: { job: string; location: string; unit: TemperatureUnit },
): RuleNotice {
  switch (trigger.kind) {
    case 'periodic':
      return { title: 'Reminder', text: `${job}, ${location}: ${triggerSentence(trigger, unit)}.` };
    case 'conditional': {
      const { metric, operator_type } = trigger;
      const condition = `${metricWords[metric]} ${operator_type} ${thresholdText(trigger, unit)}`;
      if (metric === 'days_since_last_measurement') {
        return { title: condition, text: `Somebody of ${job} at ${location} needs a test.` };
      }
      const place = metric === 'risk_score' ? `${job} at ${location}` : location;
      return {
        title: `${metricWords[metric]} at ${place}`,
        text: `Your limit was met: ${condition}.`,
      };
    }
    case 'status': {
      const title = `${hydrationWords[trigger.level].long}: somebody of ${job} at ${location}`;
      const actions = trigger.actions.map((action) => actionWords[action]).join(', ');
      return { title, text: actions === '' ? 'No action is requested.' : `To do: ${actions}.` };
    }
    case 'aggregate_percent': {
      const level = hydrationWords[trigger.level_floor].long;
      return {
        title: `${job} at ${location}: ${trigger.threshold} % or more of the group`,
        text: `${level}${trigger.level_floor === 'severe' ? '' : ' or worse'}, by tests of the last ${trigger.window_hours} h.`,
      };
    }
  }
}
