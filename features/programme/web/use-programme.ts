import { useState } from 'react';
import { isConflict, useWrite } from '#packages/form/web';
import { newId, useClient } from '#packages/http/web';
import {
  finishProgramme,
  readProgramme,
  readProgrammeCheck,
  removeProgrammeCheck,
} from '#programme/contract';
import type { ProgrammeCheck } from '#programme/contract';
import { programmeTexts as texts } from './programme-texts.ts';

/** Writes about finished self-checks. */
export function useProgrammeActions() {
  const client = useClient();
  // The same until it is finished, so that a repeated press adds no second one.
  const [check_id, setId] = useState(newId);
  const { isBusy, write } = useWrite({ stale: [readProgramme, readProgrammeCheck] });

  /**
   * Adds the answers to the history.
   *
   * @param changed_time with which they were read; null to finish them as they are now
   * @param onConflict called if somebody else changed them meanwhile
   */
  async function finish(changed_time: string | null, onConflict: () => void): Promise<void> {
    const body = { check_id, changed_time };
    let isRefused = false;
    const refused = await write(
      () =>
        client.call(finishProgramme, { body }).catch((failure: unknown) => {
          isRefused = isConflict(failure);
          throw failure;
        }),
      { done: texts.finished },
    );
    if (refused === null) setId(newId());
    if (isRefused) onConflict();
  }

  const restore = ({ check_id }: ProgrammeCheck) =>
    write(() => client.call(finishProgramme, { body: { check_id, changed_time: null } }), {
      done: texts.restored,
    });

  const remove = (check: ProgrammeCheck) =>
    write(() => client.call(removeProgrammeCheck, { params: { id: check.check_id } }), {
      done: texts.removed,
      undo: () => restore(check),
    });

  return { isBusy, finish, remove };
}
