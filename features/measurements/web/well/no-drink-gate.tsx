import { Button, Group } from '@mantine/core';
import { IconCircleCheck, IconDropletOff } from '@tabler/icons-react';
import { countdownText } from '#measurements/domain';
import type { NoDrinkWait } from './use-no-drink.ts';
import { wellTexts } from './well-texts.ts';
import classes from './well.module.css';

interface Props {
  wait: NoDrinkWait;
  /** Who measures somebody else may say that the time has passed. */
  mayTell: boolean;
}

/** What is to be done before a saliva test, and how long it takes. */
export function NoDrinkGate({ wait: { state, start, tell, stop }, mayTell }: Props) {
  const isOver = state.is === 'over';
  return (
    <section className={classes['note']} aria-label={wellTexts.title} data-over={isOver}>
      <span className={classes['sign']} aria-hidden>
        {isOver ? <IconCircleCheck size={18} /> : <IconDropletOff size={18} />}
      </span>
      <div className={classes['text']}>
        {isOver ? (
          <p role="status">{state.waited === 'told' ? wellTexts.toldOver : wellTexts.timed}</p>
        ) : (
          <p>{wellTexts.rule}</p>
        )}
        <Group gap={8}>
          {state.is === 'waiting' && (
            <span role="timer" className={classes['left']}>
              {wellTexts.left(countdownText(state.left))}
            </span>
          )}
          {state.is === 'unknown' && (
            <Button variant="default" size="sm" onClick={start}>
              {wellTexts.start}
            </Button>
          )}
          {mayTell && !isOver && (
            <Button variant="subtle" size="sm" onClick={tell}>
              {wellTexts.told}
            </Button>
          )}
          {state.is === 'waiting' && (
            <Button variant="subtle" size="sm" onClick={stop}>
              {wellTexts.stop}
            </Button>
          )}
          {isOver && (
            <Button variant="subtle" size="sm" onClick={start}>
              {wellTexts.again}
            </Button>
          )}
        </Group>
      </div>
    </section>
  );
}
