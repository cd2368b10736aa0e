import { useState } from 'react';
import {
  acknowledgeAlerts,
  alertMessages as messages,
  changeHighRisk,
  dismissAlert,
  dismissHighRisk,
  dismissUserAlert,
  drinkFlag,
  mostReminded,
  remindAlerts,
} from '#alerts/contract';
import type { AlertChannel } from '#alerts/contract';
import { recordId } from '#alerts/offline';
import type { RecordFlag } from '#alerts/offline';
import { useWrite } from '#packages/form/web';
import type { CallData } from '#packages/http/contract';
import { CallError, useClient } from '#packages/http/web';
import { useCopyBridge } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import { answerTexts } from './answer-texts.ts';
import { useRestore } from './use-restore.ts';

interface Acknowledgement {
  channel?: AlertChannel;
  comment?: string;
  /** What the toast says. */
  done?: string;
  /** The caller shows the result. */
  isQuiet?: boolean;
}

type Reminding = CallData<typeof remindAlerts>;

/** How many of several rows are done. */
interface Progress {
  done: number;
  all: number;
}

/** The writes that answer alerts and high-risk measurements. */
export function useAnswerActions() {
  const client = useClient();
  const bridge = useCopyBridge();
  const { write, isBusy } = useWrite({ sync: 'awaited' });
  const restore = useRestore(write);
  const [progress, setProgress] = useState<Progress | null>(null);

  /** Stores acknowledgements on this device, each once. They are sent when there is a connection. */
  async function queueAnswers(
    ids: readonly string[],
    { channel, comment, is_tried }: { channel: AlertChannel; comment: string; is_tried: boolean },
  ): Promise<void> {
    const waiting = bridge.queued().filter(({ state }) => state !== 'refused');
    for (const id of ids) {
      if (waiting.some((write) => write.id === id)) continue;
      const { name: kind, method, path } = acknowledgeAlerts;
      const body = { ids: [id], channel, comment };
      await bridge.queue({ type: 'queue-add', write: { id, kind, method, path, body, is_tried } });
    }
    showToast({ kind: 'done', text: answerTexts.queued, detail: answerTexts.queuedNote });
  }

  /** Acknowledges own alerts, also offline. Returns the reason of the first one that was not; null if all were. */
  async function acknowledge(
    ids: readonly string[],
    {
      channel = 'push',
      comment = '',
      done = answerTexts.acknowledged,
      isQuiet = false,
    }: Acknowledgement = {},
  ): Promise<string | null> {
    let reason: string | null = answerTexts.notAcknowledged;
    if (!bridge.status().online) {
      try {
        await queueAnswers(ids, { channel, comment, is_tried: false });
        return null;
      } catch {
        showToast({ kind: 'problem', text: reason, detail: answerTexts.notKept });
        return reason;
      }
    }
    await write(
      async () => {
        const body = { ids: [...ids], channel, comment };
        try {
          const { failed } = await client.call(acknowledgeAlerts, { body });
          reason = failed[0]?.reason ?? null;
        } catch (error) {
          if (isQuiet || !(error instanceof CallError) || !error.isUnanswered) throw error;
          await queueAnswers(ids, { channel, comment, is_tried: true });
          reason = null;
          return;
        }
        if (!isQuiet) showResult(reason, done, answerTexts.notAcknowledged);
      },
      { failed: answerTexts.notAcknowledged },
    );
    return reason;
  }

  /**
   * Reminds recipients, in calls of a limited number with their progress. Those who could not be
   * reminded are on the second line of the toast.
   */
  const remind = (ids: readonly string[]) =>
    write(
      async () => {
        const result: Reminding = { ids: [], failed: [] };
        try {
          for (let at = 0; at < ids.length; at += mostReminded) {
            if (ids.length > mostReminded) setProgress({ done: at, all: ids.length });
            const part = ids.slice(at, at + mostReminded);
            const { ids: done, failed } = await client.call(remindAlerts, { body: { ids: part } });
            result.ids.push(...done);
            result.failed.push(...failed);
          }
        } catch (error) {
          // The calls before have reminded people.
          if (!(error instanceof CallError) || result.ids.length === 0) throw error;
          const known = new Set([...result.ids, ...result.failed.map(({ id }) => id)]);
          const left = ids.filter((id) => !known.has(id));
          result.failed.unshift(...left.map((id) => ({ id, reason: error.message })));
        } finally {
          setProgress(null);
        }
        const note = failedText(result);
        if (result.ids.length === 0) showResult(note, '', messages.notReminded);
        else showToast({ kind: 'done', text: messages.reminded, detail: note });
      },
      { failed: messages.notReminded },
    );

  /**
   * Dismisses notices one after the other, as there is a call for each. Those before a refused one
   * stay dismissed, and the toast says so.
   */
  const dismissNotices = (ids: readonly string[]) =>
    write(
      async () => {
        const done: string[] = [];
        let detail: string | undefined;
        try {
          for (const id of ids) {
            await client.call(dismissUserAlert, { params: { id } });
            done.push(id);
          }
        } catch (error) {
          if (!(error instanceof CallError) || done.length === 0) throw error;
          detail = answerTexts.notDismissed(ids.length - done.length, error.message);
        }
        const action = { label: 'Undo', run: () => void restore({ user_alert_ids: done }) };
        showToast({ kind: 'done', text: messages.dismissed, detail, action });
      },
      { failed: messages.notDismissed },
    );

  const dismiss = (id: string) =>
    write(() => client.call(dismissAlert, { params: { id } }), {
      ...{ done: messages.dismissed, failed: messages.notDismissed },
      undo: () => restore({ alert_ids: [id] }),
    });

  const dismissRisks = (ids: readonly string[]) =>
    write(
      async () => {
        const { ids: done, failed } = await client.call(dismissHighRisk, {
          body: { ids: [...ids] },
        });
        const reason = failed[0]?.reason ?? null;
        if (done.length === 0) showResult(reason, '', answerTexts.risksNotDismissed);
        else {
          const action = { label: 'Undo', run: () => void restore({ high_risk_ids: done }) };
          showToast({ kind: 'done', text: answerTexts.risksDismissed(done.length), action });
        }
      },
      { failed: answerTexts.risksNotDismissed },
    );

  /** Records an action of a high-risk measurement, also offline. */
  async function record(high_risk_id: string, flag: RecordFlag): Promise<void> {
    const body = { [flag]: true, time: new Date().toISOString() };
    const queueRecord = async (is_tried: boolean) => {
      const { name: kind, method } = changeHighRisk;
      const path = changeHighRisk.path.replace('{id}', high_risk_id);
      const id = recordId(high_risk_id, flag);
      const write = { id, kind, method, path, body, is_tried };
      await bridge.queue({ type: 'queue-add', write });
      const text = flag === drinkFlag ? answerTexts.drinkQueued : answerTexts.recordQueued;
      showToast({ kind: 'done', text, detail: answerTexts.queuedNote });
    };
    if (!bridge.status().online) {
      await queueRecord(false).catch(() =>
        showToast({
          ...{ kind: 'problem', text: answerTexts.notRecorded, detail: answerTexts.notKept },
        }),
      );
      return;
    }
    await write(
      async () => {
        try {
          await client.call(changeHighRisk, { params: { id: high_risk_id }, body });
          showToast({ kind: 'done', text: answerTexts.recorded });
        } catch (error) {
          if (!(error instanceof CallError) || !error.isUnanswered) throw error;
          await queueRecord(true);
        }
      },
      { failed: answerTexts.notRecorded },
    );
  }

  /** Takes the record of an action back, which needs a connection. */
  const undoRecord = (id: string, flag: RecordFlag) =>
    write(() => client.call(changeHighRisk, { params: { id }, body: { [flag]: false } }), {
      ...{ done: answerTexts.recorded, failed: answerTexts.notRecorded },
    });

  const ofNotices = { acknowledge, remind, dismissNotices, dismiss, restore };
  return { isBusy, progress, ...ofNotices, dismissRisks, record, undoRecord };
}

/** The toast of a call that answers with a reason for what was not done. */
function showResult(reason: string | null | undefined, done: string, failed: string): void {
  if (reason === null || reason === undefined) showToast({ kind: 'done', text: done });
  else showToast({ kind: 'problem', text: failed, detail: reason });
}

function failedText({ failed }: Reminding): string | undefined {
  const [first] = failed;
  return first === undefined ? undefined : answerTexts.notDone(failed.length, first.reason);
}
