import type { AlertTrigger } from '#alerts/contract';
import { hydrationWords } from '#hydration/domain';
import type { TemperatureUnit } from '#organisation/domain';
import { actionWords, metricWords, thresholdText, triggerSentence } from './rule-words.ts';

/** What a recipient reads. */
export interface RuleNotice {
  title: string;
  text: string;
}

/** An example of a notice of a rule, about one job and location. */
export function noticeOf(
  trigger: AlertTrigger,
  { job, location, unit }: { job: string; location: string; unit: TemperatureUnit },
): RuleNotice {
  switch (trigger.kind) {
    case 'periodic':
      return { title: 'Reminder', text: `${triggerSentence(trigger, unit)}. ${job}, ${location}.` };
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
      const actions = trigger.actions.map((action) => actionWords[action]).join(', ');
      const text = `Somebody of ${job} at ${location} needs attention.`;
      return {
        title: hydrationWords[trigger.level].long,
        text: actions === '' ? text : `${text} To do: ${actions}.`,
      };
    }
    case 'aggregate_percent': {
      const { threshold, window_hours, level_floor } = trigger;
      const orWorse = level_floor === 'severe' ? '' : ' or worse';
      return {
        title: `${threshold} % or more ${hydrationWords[level_floor].long}${orWorse}`,
        text: `Of the people of ${job} at ${location} who were tested within ${window_hours} h.`,
      };
    }
  }
}
