import { firstRun, hiddenField } from '#first-run/offline';
import { useWrite } from '#packages/form/web';
import { useClient } from '#packages/http/web';
import { useCopy } from '#packages/sync/web';
import { changeMetadata } from '#people/contract';
import { bringHere } from '#people/web';
import { firstRunTexts as texts } from './first-run-texts.ts';

/** The first steps in the copy. */
export function useFirstRun() {
  return useCopy(firstRun, {});
}

/** Hides the first steps on the viewer's start screen, or shows them again. */
export function useHideFirstRun() {
  const client = useClient();
  const { isBusy, write } = useWrite({ sync: bringHere });
  const hide = (isHidden: boolean): Promise<unknown> =>
    write(() => client.call(changeMetadata, { body: { metadata: { [hiddenField]: isHidden } } }), {
      done: isHidden ? texts.hidden : texts.shown,
      undo: () => hide(!isHidden),
    });
  return { isBusy, hide };
}
