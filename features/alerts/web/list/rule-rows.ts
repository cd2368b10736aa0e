import type { AlertChannel, RuleRuns } from '#alerts/contract';
import { kindWords, triggerSentence } from '#alerts/domain';
import type { NamedRule } from '#alerts/offline';
import type { TemperatureUnit } from '#organisation/domain';
import { dateTimeText, matchesSearch } from '#packages/kit';
import type { RuleQuery } from '../rule-search.ts';
import { alertTexts, channelTexts } from '../alert-texts.ts';
import { channelsOf } from '../wizard/rule-draft.ts';

/** A rule as a row of the list. */
export interface RuleRow {
  rule: NamedRule;
  type: string;
  sentence: string;
  channels: AlertChannel[];
  /** When it runs next, or how often it is evaluated. */
  run: { text: string; time: number | null };
  /** What became of its runs, in words; undefined until the server has answered. */
  runs: ShownRuns | undefined;
}

/** The runs of a rule in words. */
export interface ShownRuns {
  /** Milliseconds since 1970; null before the first. */
  last: number | null;
  /** Empty if none was missed. */
  missed: string;
  /** Why its last run had no data; empty if it had. */
  noData: string;
}

interface RowOptions {
  unit: TemperatureUnit;
  zone: string;
  /** Undefined until the server has answered. */
  runs: readonly RuleRuns[] | undefined;
  nameOf: (tag_id: string) => string;
}

/** The rows of rules, each with a change that is being sent. A rule that is being deleted has none. */
export function ruleRows(
  rules: readonly NamedRule[],
  changing: ReadonlyMap<string, Partial<NamedRule>>,
  { unit, zone, runs, nameOf }: RowOptions,
): RuleRow[] {
  const runsById = new Map(runs?.map((each) => [each.alert_rule_id, each]));
  return rules
    .map((rule) => ({ ...rule, ...changing.get(rule.alert_rule_id) }))
    .filter(({ active }) => active)
    .map((rule) => ({
      ...{ rule, type: kindWords[rule.type], channels: channelsOf(rule.channels) },
      ...{ sentence: triggerSentence(rule.trigger, unit, zone), run: runOf(rule) },
      runs: shownRuns(rule, runsById.get(rule.alert_rule_id), nameOf),
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

function shownRuns(
  { trigger }: NamedRule,
  runs: RuleRuns | undefined,
  nameOf: (tag_id: string) => string,
): ShownRuns | undefined {
  // A status rule runs with each test, which is no run at a time.
  if (runs === undefined || trigger.kind === 'status') return undefined;
  const places = runs.no_data.map((tag_ids) => tag_ids.map(nameOf).join(', '));
  return {
    last: runs.last_run_at,
    missed: runs.missed === 0 ? '' : alertTexts.missedRuns(runs.missed),
    noData: places.length === 0 ? '' : alertTexts.noData(trigger, places),
  };
}

/** Minutes between two evaluations of a group. */
const groupMinutes = 15;
