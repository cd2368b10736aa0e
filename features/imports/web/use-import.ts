import {
  importMessages,
  largestFile,
  runImport,
  sliceLength,
  verifyImport,
} from '#imports/contract';
import type { ImportDone } from '#imports/contract';
import { firstTicked, readVerifyAnswer } from '#imports/domain';
import { CallError, failureText, useClient } from '#packages/http/web';
import { useCopyBridge } from '#packages/sync/web';
import { inSlices, showToast } from '#packages/ui';
import { bringHere } from '#people/web';
import { doneText, importTexts } from './import-texts.ts';
import { useImportState } from './import-state.ts';
import type { ImportState, VerifiedFile } from './import-state.ts';

/** The current import and its actions. */
export interface Import {
  state: ImportState;
  verify: (file: File) => Promise<void>;
  tick: (file: VerifiedFile, ticked: ReadonlySet<number>) => void;
  run: (file: VerifiedFile) => Promise<void>;
  startAnew: () => void;
}

/** State and actions of the import screen. */
export function useImport(): Import {
  const client = useClient();
  const bridge = useCopyBridge();
  const [state, setState] = useImportState();

  async function verify(file: File): Promise<void> {
    if (file.size > largestFile) {
      return setState({ is: 'choose', problem: importMessages.tooLarge });
    }
    setState({ is: 'verifying', name: file.name });
    try {
      const answer = readVerifyAnswer(await client.upload(verifyImport, file));
      if (answer.is === 'message') return setState({ is: 'choose', problem: answer.text });
      const { rows, import_token } = answer;
      const verified = { name: file.name, rows, import_token, ticked: firstTicked(rows) };
      setState({ is: 'result', file: verified });
    } catch (failure) {
      setState({ is: 'choose', problem: failureText(failure) });
    }
  }

  async function run(file: VerifiedFile): Promise<void> {
    const { import_token, ticked } = file;
    const rows = [...ticked].sort((a, b) => a - b);
    const total = rows.length;
    const result: ImportDone = { created: 0, updated: 0, failed: [], user_ids: [] };
    let done = 0;
    setState({ is: 'importing', total, done });
    try {
      await inSlices(
        {
          ...{ label: importTexts.underWay, items: rows, size: sliceLength },
          send: async (slice) => {
            const body = { import_token, rows: [...slice], planned: rows };
            const part = await client.call(runImport, { body });
            result.created += part.created;
            result.updated += part.updated;
            result.failed.push(...part.failed);
            result.user_ids.push(...part.user_ids);
          },
        },
        (sent) => {
          done = sent;
          setState({ is: 'importing', total, done });
        },
      );
      // A sign-out meanwhile has ended the import.
      if (done < total) return setState({ is: 'choose', problem: null });
      setState({ is: 'done', result });
      showToast({ kind: 'done', text: importTexts.over, detail: doneText(result) });
    } catch (failure) {
      const problem = failureText(failure);
      if (isExpired(failure)) setState({ is: 'choose', problem });
      else setState({ is: 'stopped', file, total, done, problem });
    } finally {
      await bringHere(bridge);
    }
  }

  return {
    state,
    verify,
    run,
    tick: (file, ticked) => setState({ is: 'result', file: { ...file, ticked } }),
    startAnew: () => setState({ is: 'choose', problem: null }),
  };
}

/** The server does not have the verified file any more. */
function isExpired(failure: unknown): boolean {
  if (!(failure instanceof CallError)) return false;
  return failure.code === 'NOT_FOUND' || failure.errors['import_token'] !== undefined;
}
