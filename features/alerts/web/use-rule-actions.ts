import { useState } from 'react';
import { alertMessages as messages, saveAlertRule } from '#alerts/contract';
import type { AlertRule, AlertRuleFields } from '#alerts/contract';
import { useWrite } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { alertTexts } from './alert-texts.ts';

/** Fields of the form that can show a message of the server. */
const shownFields = new Set(['jobs', 'locations', 'tag_ids', 'channels']);

/** The writes about alert rules. */
export function useRuleActions() {
  const client = useClient();
  const { write } = useWrite({ sync: 'awaited' });
  const [changing, setChanging] = useState<ReadonlyMap<string, Partial<AlertRule>>>(new Map());

  const send = (fields: AlertRuleFields) => client.call(saveAlertRule, { body: fields });

  /** Saves a rule from its form. */
  const save = (fields: AlertRuleFields): Promise<Refused> =>
    write(() => send(fields), {
      ...{ done: messages.saved, failed: messages.notSaved },
      fields: [...shownFields, ...Object.keys(fields.trigger).map((field) => `trigger.${field}`)],
    });

  /** Shows a change at once, sends it, and shows the stored rule again when it has ended. */
  async function change(
    rule: AlertRule,
    parts: Pick<AlertRule, 'enabled'> | Pick<AlertRule, 'active'>,
    texts: { done: string; undo?: () => unknown },
  ): Promise<void> {
    const { alert_rule_id } = rule;
    setChanging((before) => new Map(before).set(alert_rule_id, parts));
    await write(() => send(fieldsOf({ ...rule, ...parts })), {
      ...{ ...texts, failed: messages.notSaved, fields: [] },
    }).finally(() =>
      setChanging((before) => {
        const others = new Map(before);
        others.delete(alert_rule_id);
        return others;
      }),
    );
  }

  const enable = (rule: AlertRule, enabled: boolean): Promise<void> =>
    change(rule, { enabled }, { done: enabled ? alertTexts.switchedOn : alertTexts.switchedOff });

  const remove = (rule: AlertRule): Promise<void> =>
    change(
      rule,
      { active: false },
      {
        done: alertTexts.deleted,
        undo: () => change(rule, { active: true }, { done: alertTexts.restored }),
      },
    );

  return { changing, save, enable, remove };
}

/** The fields of a rule that a client sends. */
function fieldsOf(rule: AlertRule): AlertRuleFields {
  const { alert_rule_id, enabled, use_roster, channels, tag_ids, type, active } = rule;
  // The server decides about the next run.
  const { next_run_at: _, ...trigger } = rule.trigger;
  return { alert_rule_id, enabled, use_roster, channels, tag_ids, type, trigger, active };
}
