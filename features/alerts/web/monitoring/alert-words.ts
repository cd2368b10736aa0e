import { alertHeadline, metricText, peakText, triggerSentence } from '#alerts/domain';
import type { AlertFacts, HighRiskRow } from '#alerts/offline';
import type { TemperatureUnit } from '#organisation/domain';
import { countOf, dateTimeText } from '#packages/kit';

type WordedAlert = Pick<AlertFacts, 'reason' | 'trigger' | 'message' | 'about'> &
  Partial<Pick<AlertFacts, 'issuer' | 'reading' | 'tag'>>;

/**
 * The title of an alert, and its message, or about whom or what it is with its rule.
 *
 * @param zone IANA name of the zone for times; without one there are none
 */
export function whatOf(
  { reason, trigger, message, about, issuer = '', reading = null, tag = '' }: WordedAlert,
  unit: TemperatureUnit,
  zone?: string,
): { title: string; detail: string } {
  const headline = alertHeadline({ reason, trigger, message, targets: [] }, unit);
  if (trigger === null) {
    const title = issuer === '' ? headline : `Alert from ${issuer}`;
    const tags = about === '' ? '' : `About ${about}`;
    return { title, detail: [message, tags].filter((part) => part !== '').join(' · ') };
  }
  if (reason === 'tag') {
    const source = tag === '' ? '' : `Tag: ${tag}`;
    return { title: headline, detail: [about, source].filter((part) => part !== '').join('. ') };
  }
  const isExpected = reason === 'forecast';
  const title = isExpected && about !== '' ? `${headline} at ${about}` : headline;
  const sentence = triggerSentence(trigger, unit, zone);
  // The condition is the start of its sentence, and the title contains it.
  const condition = alertHeadline({ reason: 'now', trigger, message, targets: [] }, unit);
  const rest =
    reason !== 'no_data' && sentence.startsWith(`${condition}, `)
      ? sentence.slice(condition.length + 2)
      : sentence;
  const when =
    reading !== null && isExpected && zone
      ? ` on ${dateTimeText(reading.time, zone)}${peakText(reading, unit, zone)}`
      : '';
  const found = reading === null ? '' : `${metricText(reading.metric, reading.value, unit)}${when}`;
  const facts = [isExpected ? '' : about, found].filter((part) => part !== '').join(': ');
  return {
    title,
    detail: [facts, rest]
      .filter((part) => part !== '')
      .map(capitalised)
      .join('. '),
  };
}

function capitalised(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** Whether a re-test below the level has cleared a high-risk measurement. */
export function caseOf({ cleared }: Pick<HighRiskRow, 'cleared'>): 'open' | 'cleared' {
  return cleared === null ? 'open' : 'cleared';
}

/** What is still to do: '2 actions open', or when the re-test is due; empty if nothing is. */
export function caseNote(row: Pick<HighRiskRow, 'actions' | 'due'>, now: number): string {
  const open = Object.values(row.actions).filter((state) => state === 'open').length;
  return open > 0 ? `${countOf(open, 'action')} open` : dueText(row, now);
}

const minute = 60_000;
const hour = 60 * minute;

/** How long until or since a time, in one unit: '25m', '2h', '3d'. */
export function spanText(milliseconds: number): string {
  const span = Math.abs(milliseconds);
  if (span < hour) return `${String(Math.max(1, Math.round(span / minute)))}m`;
  if (span < 48 * hour) return `${String(Math.round(span / hour))}h`;
  return `${String(Math.round(span / (24 * hour)))}d`;
}

/** 'Due in 25m' or 'Overdue 2h'; empty if there is a re-test or no time is known. */
export function dueText({ due }: Pick<HighRiskRow, 'due'>, now: number): string {
  if (due === null) return '';
  return due > now ? `Due in ${spanText(due - now)}` : `Overdue ${spanText(now - due)}`;
}

/** How long after its test a re-test was: '41 min later', '3 h 5 min later', '1 d 12 h later'. */
export function laterText(minutes: number): string {
  const hours = Math.round(minutes / 60);
  if (hours >= 24) return `${pairText([Math.floor(hours / 24), 'd'], [hours % 24, 'h'])} later`;
  return `${pairText([Math.floor(minutes / 60), 'h'], [minutes % 60, 'min'])} later`;
}

type Amount = readonly [count: number, unit: string];

/** '3 h 5 min' without the parts that are 0; the last one stays. */
function pairText(first: Amount, last: Amount): string {
  const parts = [first, last].filter(([count]) => count > 0);
  return (parts.length === 0 ? [last] : parts)
    .map(([count, unit]) => `${String(count)} ${unit}`)
    .join(' ');
}

/** Minutes from a test to its re-test; null without both. */
export function minutesLater({
  test,
  retest,
}: Pick<HighRiskRow, 'test' | 'retest'>): number | null {
  return test === null || retest === null ? null : Math.round((retest.time - test.time) / minute);
}
