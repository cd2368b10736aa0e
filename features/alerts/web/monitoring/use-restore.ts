import { alertMessages as messages, mostIds, restoreAlerts } from '#alerts/contract';
import type { Refused, Write } from '#packages/form/web';
import type { CallData } from '#packages/http/contract';
import { useClient } from '#packages/http/web';
import { showToast } from '#packages/ui';
import { answerTexts } from './answer-texts.ts';

/** Dismissed rows of one kind. */
type Dismissed =
  | { alert_ids: readonly string[] }
  | { user_alert_ids: readonly string[] }
  | { high_risk_ids: readonly string[] };

/**
 * Restores dismissed rows, in calls of a limited number of ids. The toast says why some of them were
 * not restored.
 */
export function useRestore(write: Write): (dismissed: Dismissed) => Promise<Refused> {
  const client = useClient();
  return (dismissed) => {
    const { restored, notRestored } = textsOf(dismissed);
    return write(
      async () => {
        const failed: CallData<typeof restoreAlerts>['failed'] = [];
        const bodies = bodiesOf(dismissed);
        for (const body of bodies) {
          failed.push(...(await client.call(restoreAlerts, { body })).failed);
        }
        const [first] = failed;
        const count = bodies.flatMap((body) => Object.values(body).flat()).length;
        if (first === undefined) showToast({ kind: 'done', text: restored });
        else if (failed.length === count) {
          showToast({ kind: 'problem', text: notRestored, detail: first.reason });
        } else {
          const detail = answerTexts.notRestored(failed.length, first.reason);
          showToast({ kind: 'done', text: restored, detail });
        }
      },
      { failed: notRestored },
    );
  };
}

function textsOf(dismissed: Dismissed): { restored: string; notRestored: string } {
  return 'high_risk_ids' in dismissed
    ? { restored: answerTexts.risksRestored, notRestored: answerTexts.risksNotRestored }
    : messages;
}

/** The bodies of the calls, each with as many ids as one call may have. */
function bodiesOf(dismissed: Dismissed): Record<string, string[]>[] {
  return Object.entries(dismissed).flatMap(([kind, ids]: [string, readonly string[]]) =>
    Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, nth) => ({
      [kind]: ids.slice(nth * mostIds, (nth + 1) * mostIds),
    })),
  );
}
