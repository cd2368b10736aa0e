import type { AlertChannel } from '#alerts/contract';
import { kindWords, triggerSentence } from '#alerts/domain';
import type { NamedRule } from '#alerts/offline';
import type { TemperatureUnit } from '#organisation/domain';
import { dateTimeText, matchesSearch } from '#packages/kit';
import type { RuleQuery } from '../rule-search.ts';
import { channelTexts } from '../alert-texts.ts';
import { channelsOf } from '../wizard/rule-draft.ts';

/** A rule as a row of the list. */
export interface RuleRow {
  rule: NamedRule;
  type: string;
  sentence: string;
  channels: AlertChannel[];
  /** When it runs next, or how often it is evaluated. */
  run: { text: string; time: number | null };
}

/** The rows of rules, each with a change that is being sent. A rule that is being deleted has none. */
export function ruleRows(
  rules: readonly NamedRule[],
  changing: ReadonlyMap<string, Partial<NamedRule>>,
  { unit, zone }: { unit: TemperatureUnit; zone: string },
): RuleRow[] {
  return rules
    .map((rule) => ({ ...rule, ...changing.get(rule.alert_rule_id) }))
    .filter(({ active }) => active)
    .map((rule) => ({
      ...{ rule, type: kindWords[rule.type], channels: channelsOf(rule.channels) },
      ...{ sentence: triggerSentence(rule.trigger, unit, zone), run: runOf(rule) },
    }));
}

/** The rows that match search and filter. */
export function shownRules(
  rows: readonly RuleRow[],
  { search, type, enabled }: Pick<RuleQuery, 'search' | 'type' | 'enabled'>,
): RuleRow[] {
  return rows.filter(
    ({ rule, ...row }) =>
      (type === null || rule.type === type) &&
      (enabled === null || rule.enabled === enabled) &&
      matchesSearch(search, [
        ...[row.type, row.sentence, ...rule.jobs, ...rule.locations],
        ...row.channels.map((channel) => channelTexts[channel].word),
      ]),
  );
}

/** The next run is in the zone of its rule, as the sentence is. */
function runOf({ enabled, trigger }: NamedRule): RuleRow['run'] {
  if (!enabled) return { text: 'Off', time: null };
  switch (trigger.kind) {
    case 'periodic': {
      if (trigger.next_run_at === null) return { text: 'Ended', time: null };
      const time = Date.parse(trigger.next_run_at);
      return { text: `Next ${dateTimeText(time, trigger.timezone)}`, time };
    }
    case 'conditional':
      return { text: `Every ${trigger.frequency_minutes} min`, time: null };
    case 'status':
      return { text: 'With each test', time: null };
    case 'aggregate_percent':
      return { text: `Every ${groupMinutes} min`, time: null };
  }
}

/** Minutes between two evaluations of a group. */
const groupMinutes = 15;
