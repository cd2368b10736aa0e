import { interval } from './proof-database.ts';
import type { ProofDatabase } from './proof-database.ts';

/** What a run stored and sent. */
export interface Result {
  kills: number;
  /** Slots of all rules, from the first to the last that has an alert. */
  slots: number;
  /** Slots without an alert. */
  missed: number;
  /** Alerts of a slot beyond its first. */
  doubled: number;
  /** Notices that a slot lacks, or has too many of. */
  wrong_notices: number;
  /** Notices that no email is about, or more than one. */
  wrong_emails: number;
  emails: number;
  /** Emails that were never sent, though nothing is waiting any more. */
  unsent: number;
  /** Emails that were sent again. */
  repeats: number;
  /** Sent emails that nobody ordered. */
  unknown: number;
}

/** Compares the alerts, notices and emails of a run with its slots. */
export async function resultOf(
  proof: ProofDatabase,
  { kills, ids, rules }: { kills: number; ids: readonly string[]; rules: number },
): Promise<Result> {
  const alerts = await proof.query<{ rule: string; slot: number; notices: number }>(
    `select a.alert_rule_id as rule,
       extract(epoch from coalesce(a.slot, (a.metadata->>'slot')::timestamptz))::float8 * 1000
         as slot,
       (select count(*)::int from compliance_user_alert_logs as u
        where u.org_id = $1 and u.compliance_alert_log_id = a.compliance_alert_log_id) as notices
     from compliance_alert_logs as a where a.org_id = $1`,
  );
  const byRule = new Map<string, Map<number, number>>();
  let doubled = 0;
  for (const { rule, slot } of alerts) {
    const slots = byRule.get(rule) ?? new Map<number, number>();
    byRule.set(rule, slots);
    if (slots.has(slot)) doubled += 1;
    slots.set(slot, (slots.get(slot) ?? 0) + 1);
  }
  const { slots, missed } = missedOf([...byRule.values()], rules);
  const ordered = await proof.query<{ message_id: string }>(
    'select message_id from outbox where org_id = $1',
  );
  const sent = new Set(ids);
  const known = new Set(ordered.map(({ message_id }) => message_id));
  const [emailed] = await proof.query<{ wrong: number }>(
    `select count(*)::int as wrong from compliance_user_alert_logs as u
     where u.org_id = $1 and 1 <> (select count(*) from alert_messages as m
       where m.org_id = $1
         and m.compliance_user_alert_log_id = u.compliance_user_alert_log_id)`,
  );
  const wrong = alerts.filter(({ notices }) => notices !== proof.supervisors).length;
  return {
    ...{ kills, slots, missed, doubled, wrong_notices: wrong, emails: ordered.length },
    wrong_emails: emailed?.wrong ?? 0,
    unsent: ordered.filter(({ message_id }) => !sent.has(message_id)).length,
    repeats: ids.length - sent.size,
    unknown: [...sent].filter((id) => !known.has(id)).length,
  };
}

/**
 * The slots of all rules from their first one to the last of any rule, and how many have no alert.
 * When the rules are switched off, the last slots of some may not have run yet.
 */
function missedOf(
  rules: readonly ReadonlyMap<number, number>[],
  count: number,
): { slots: number; missed: number } {
  const all = rules.flatMap((found) => [...found.keys()]);
  const [first, last] = [Math.min(...all), Math.max(...all)];
  const expected = Math.round((last - first) / interval);
  // A rule without any alert has missed all of its slots.
  let [slots, missed] = [0, (count - rules.length) * expected];
  for (const found of rules) {
    const [phase = 0] = found.keys();
    // Each rule is due first within an interval after the first of all.
    const start = first + ((phase - first) % interval);
    for (let slot = start; slot <= last - interval; slot += interval) {
      slots += 1;
      if (!found.has(slot)) missed += 1;
    }
  }
  return { slots, missed };
}

/** Whether a run did everything once: emails may be sent again at most once for each kill. */
export function isClean(result: Result): boolean {
  const { slots, repeats, kills } = result;
  const faults =
    result.missed +
    result.doubled +
    result.wrong_notices +
    result.wrong_emails +
    result.unsent +
    result.unknown;
  return slots > 0 && faults === 0 && repeats <= kills;
}

/** The numbers of a run in a line. */
export function faultsOf(result: Result): string {
  return Object.entries(result)
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${String(value)}`)
    .join(', ');
}

/** The record of a run as a page. */
export function recordText(
  record: Result & { processes: number; rules: number; noticed: readonly string[]; node: string },
): string {
  const { processes, rules, noticed, node, kills } = record;
  const row = (name: string, value: number) => `| ${name} | ${String(value)} |`;
  return `# Proof of the alert engine

Written by \`npm run prove:alerts\`; [alerts.json](alerts.json) has the same as data.

${String(processes)} processes evaluate ${String(rules)} rules on one PostgreSQL. 20 of them are due every 200 ms, each rule once a second: two days of its time pass in a second of the clock. At random moments, about every half second, a random process is killed (SIGKILL) and another one starts. Each slot has one alert for three supervisors; emails to one of them within the same seconds are one message. A mail server that takes 200 ms records the id of each email.

| | |
| --- | --- |
${row('kills', kills)}
${row('slots, from the first to the last', record.slots)}
${row('slots without an alert', record.missed)}
${row('second alerts of a slot', record.doubled)}
${row('alerts with another number of notices in the product than supervisors', record.wrong_notices)}
${row('notices that no email is about, or more than one', record.wrong_emails)}
${row('emails', record.emails)}
${row('emails that were never sent', record.unsent)}
${row('emails that were sent again, with the same id', record.repeats)}
${row('sent emails that nobody ordered', record.unknown)}

Engines that are wrong on purpose were noticed by the fault that they have: ${noticed.join(', ')}. 'naive' reads what is due and advances it without a claim, 'lease-without-fencing' stores its result after its lease has ended, 'mark-before-send' marks an email as sent before it is.

Node ${node}. A slot that is missed because no process ran is left out on purpose and is not part of this proof (\`docs/decisions/083-the-alert-engine.md\`).
`;
}
