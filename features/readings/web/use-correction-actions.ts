import { useWrite } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { newId, useClient } from '#packages/http/web';
import {
  addCorrection,
  changeCorrection,
  correctionMessages as messages,
} from '#readings/contract';
import type { NewCorrection } from '#readings/contract';

/** Switching the correction of a forecast on and off, each with its way back. */
export function useCorrectionActions() {
  const client = useClient();
  const { write, isBusy } = useWrite({ sync: 'awaited' });

  const send = (correction_id: string, is_on: boolean) =>
    client.call(changeCorrection, { body: { correction_id, is_on } });

  function switchOn(given: Omit<NewCorrection, 'correction_id'>): Promise<Refused> {
    const correction_id = newId();
    return write(() => client.call(addCorrection, { body: { ...given, correction_id } }), {
      ...{ done: messages.on, failed: messages.notOn, undo: () => switchOff(correction_id) },
      fields: [],
    });
  }

  function switchOff(correction_id: string): Promise<Refused> {
    return write(() => send(correction_id, false), {
      ...{ done: messages.off, failed: messages.notOff, undo: () => switchOnAgain(correction_id) },
    });
  }

  function switchOnAgain(correction_id: string): Promise<Refused> {
    return write(() => send(correction_id, true), {
      ...{ done: messages.on, failed: messages.notOn },
    });
  }

  return { switchOn, switchOff, isBusy };
}
