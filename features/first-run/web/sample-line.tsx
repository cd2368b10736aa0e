import { Button } from '@mantine/core';
import { addSampleData, removeSampleData } from '#first-run/contract';
import type { FirstRun } from '#first-run/offline';
import { useWrite } from '#packages/form/web';
import { newId, useClient } from '#packages/http/web';
import { listText } from '#packages/kit';
import { useSyncStatus } from '#packages/sync/web';
import { showToast } from '#packages/ui';
import { bringHere } from '#people/web';
import { sampleTexts as texts } from './first-run-texts.ts';
import classes from './sample-line.module.css';

/** Offers sample data, or says that there is some and removes it. */
export function SampleLine({ run }: { run: FirstRun }) {
  const { online } = useSyncStatus();
  const { isBusy, add, remove } = useSampleData();
  const hasSample = run.sample !== null;
  return (
    <div className={classes['line']}>
      <span>{run.sample === null ? texts.offer : texts.has(run.sample)}</span>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={isBusy}
        disabled={!online}
        onClick={() => void (hasSample ? remove() : add())}
      >
        {hasSample ? texts.remove : texts.add}
      </Button>
      {!hasSample && <small>{texts.addAbout}</small>}
    </div>
  );
}

/** Adds and removes sample data; each can be undone by the other. */
function useSampleData() {
  const client = useClient();
  const { isBusy, write } = useWrite({ sync: bringHere });

  const add = (): Promise<unknown> =>
    write(() => client.call(addSampleData, { body: { sample_id: newId() } }), {
      done: texts.added,
      undo: () => remove(),
    });

  const remove = (): Promise<unknown> =>
    write(async () => {
      const { kept } = await client.call(removeSampleData, {});
      const detail =
        kept.length === 0 ? undefined : texts.kept(listText(kept.map(({ name }) => name)));
      showToast({ kind: 'done', text: texts.removed, detail });
    });

  return { isBusy, add, remove };
}
