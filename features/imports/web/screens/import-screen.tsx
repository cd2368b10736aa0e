import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useSyncStatus } from '#packages/sync/web';
import { Crumbs, Screen } from '#packages/ui';
import { importTexts } from '../import-texts.ts';
import { ChooseStep } from '../steps/choose-step.tsx';
import { DoneStep, StoppedStep } from '../steps/done-step.tsx';
import { ResultStep } from '../steps/result-step.tsx';
import { ImportingStep, VerifyingStep } from '../steps/working-step.tsx';
import { useImport } from '../use-import.ts';
import type { Import } from '../use-import.ts';
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

function Step({ state, verify, tick, run, startAnew }: Import) {
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
