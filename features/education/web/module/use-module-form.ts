import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeModule, listModules, readModule } from '#education/contract';
import type { ModuleChange, WholeModule } from '#education/contract';
import { showFailure, useSave } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { answerKey, CallError, useClient } from '#packages/http/web';
import { showToast, useConfirm } from '#packages/ui';
import { educationTexts as texts } from '../education-texts.ts';

/**
 * The form of a part of a module. It is saved with the revision that it was read with; if somebody
 * else changed the module since, the person decides which change stays.
 *
 * @param part the fields of the form, as they are stored
 */
export function useModuleForm<Part extends Partial<WholeModule>>(module: WholeModule, part: Part) {
  const client = useClient();
  const queries = useQueryClient();
  const confirm = useConfirm();
  // The revision that the first change was made on.
  const [base, setBase] = useState<number | null>(null);
  const [discards, setDiscards] = useState(0);
  const form = useSave<Part>(part);

  const readAgain = async () => {
    await Promise.all(
      [readModule, listModules].map((endpoint) =>
        queries.invalidateQueries({ queryKey: answerKey(endpoint) }),
      ),
    );
  };

  function discard(): void {
    setBase(null);
    setDiscards((count) => count + 1);
    form.discard();
  }

  async function send(revision: number | undefined): Promise<Refused> {
    const body = { ...form.values, ...(revision !== undefined && { revision }) } as ModuleChange;
    try {
      await client.call(changeModule, { params: { id: module.module_id }, body });
      showToast({ kind: 'done', text: texts.saved });
      setBase(null);
      await readAgain();
      return null;
    } catch (failure) {
      if (!(failure instanceof CallError) || failure.code !== 'CONFLICT') {
        return showFailure(failure);
      }
      const isOverwriting = await confirm({
        ...{ title: texts.changedMeanwhile, text: '', action: texts.overwrite },
        other: {
          action: texts.reload,
          onChoose: () => {
            discard();
            void readAgain();
          },
        },
      });
      return isOverwriting ? send(undefined) : {};
    }
  }

  return {
    ...form,
    change: (values: Partial<Part>) => {
      setBase((now) => now ?? module.revision);
      form.change(values);
    },
    discard,
    /** Changes when fields that keep their own state have to show what is stored. */
    shown: `${String(module.revision)} ${String(discards)}`,
    save: () => form.save({ send: () => send(base ?? module.revision) }),
  };
}
