import { Button } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FirstStep } from '#first-run/domain';
import { nextStep } from '#first-run/domain';
import type { FirstRun } from '#first-run/offline';
import { firstRunTexts as texts, stepTexts } from './first-run-texts.ts';
import { CardLink } from './steps/crew-steps.tsx';
import classes from './step-rows.module.css';

interface Props {
  run: FirstRun;
  /** The step whose form is open; null on the start screen. */
  open: FirstStep | null;
  /** Level of their headings: below the title of a card, or of the page. */
  heading: 'h2' | 'h3';
  /** The form of the open step. */
  children?: ReactNode;
}

/** The steps as a list: what is done, what is next, and the way to each. */
export function StepRows({ run, open, heading: Heading, children }: Props) {
  const next = nextStep(run.steps);
  return (
    <ol className={classes['steps']}>
      {run.steps.map(({ step, isDone }, index) => (
        <li key={step} data-done={isDone} data-open={step === open}>
          <div className={classes['row']}>
            <span className={classes['sign']} aria-hidden>
              {isDone ? <IconCircleCheckFilled size={24} /> : <i>{index + 1}</i>}
            </span>
            <div className={classes['words']}>
              <Heading>
                {stepTexts[step].title}
                <span className="ws-only-heard">{isDone ? `, ${texts.done}` : ''}</span>
              </Heading>
              <p>{stepTexts[step].about}</p>
            </div>
            {step !== open && (
              <div className={classes['way']}>
                <StepLink run={run} step={step} isDone={isDone} isNext={step === next} />
              </div>
            )}
          </div>
          {step === open && <div className={classes['form']}>{children}</div>}
        </li>
      ))}
    </ol>
  );
}

interface LinkProps {
  run: FirstRun;
  step: FirstStep;
  isDone: boolean;
  isNext: boolean;
}

function StepLink({ run, step, isDone, isNext }: LinkProps) {
  const { action, more } = stepTexts[step];
  if (step === 'card' && run.card !== null)
    return <CardLink card={run.card} zone={run.zone} isQuiet />;
  return (
    <Button
      variant={isNext ? 'filled' : isDone ? 'subtle' : 'default'}
      renderRoot={(props) => <Link {...props} to="/first-steps" search={{ step } as object} />}
    >
      {isDone ? more : action}
    </Button>
  );
}
