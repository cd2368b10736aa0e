import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
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
import { useCopyBridge, useSyncStatus } from '#packages/sync/web';
import { Crumbs, Screen, inSlices, showToast } from '#packages/ui';
import { bringHere } from '#people/web';
import { useImportState } from '../import-state.ts';
import type { VerifiedFile } from '../import-state.ts';
import { doneText, importTexts } from '../import-texts.ts';
import { ChooseStep } from '../steps/choose-step.tsx';
import { DoneStep, StoppedStep } from '../steps/done-step.tsx';
import { ResultStep } from '../steps/result-step.tsx';
import { ImportingStep, VerifyingStep } from '../steps/working-step.tsx';
import classes from './import-screen.module.css';

/** /people/import: imports people from a file. */
export function ImportScreen() {
  return (
    <Screen
      title={importTexts.title}
      ready
      sentence={importTexts.sentence}
      crumbs={
        <Crumbs here="Import">
          <Link to="/people">People</Link>
        </Crumbs>
      }
    >
      <Steps />
    </Screen>
  );
}

/** One step at a time; the focus moves to the next step, as the pressed button is removed. */
function Steps() {
  const doing = useImport();
  const { is } = doing.state;
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(is);
  useEffect(() => {
    if (shown.current === is) return;
    shown.current = is;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [is]);
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={importTexts.title}
      className={classes['steps']}
    >
      <Step {...doing} />
    </div>
  );
}

function Step({ state, verify, tick, run, startAnew }: ReturnType<typeof useImport>) {
  const { online: isOnline } = useSyncStatus();
  switch (state.is) {
    case 'choose':
      return (
        <ChooseStep
          problem={state.problem}
          isOnline={isOnline}
          onFile={(file) => void verify(file)}
        />
      );
    case 'verifying':
      return <VerifyingStep name={state.name} />;
    case 'result':
      return (
        <ResultStep
          file={state.file}
          isOnline={isOnline}
          onTick={(ticked) => tick(state.file, ticked)}
          onImport={() => void run(state.file)}
          onAnew={startAnew}
        />
      );
    case 'importing':
      return <ImportingStep done={state.done} total={state.total} />;
    case 'stopped':
      return <StoppedStep {...state} onGoOn={() => void run(state.file)} onAnew={startAnew} />;
    case 'done':
      return <DoneStep result={state.result} onAnew={startAnew} />;
  }
}

/** State and actions of the import screen. */
function useImport() {
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
    tick: (file: VerifiedFile, ticked: ReadonlySet<number>) =>
      setState({ is: 'result', file: { ...file, ticked } }),
    startAnew: () => setState({ is: 'choose', problem: null }),
  };
}

/** The server does not have the verified file any more. */
function isExpired(failure: unknown): boolean {
  if (!(failure instanceof CallError)) return false;
  return failure.code === 'NOT_FOUND' || failure.errors['import_token'] !== undefined;
}
