import { Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { waitedKey } from '#measurements/web';
import { runTexts as texts } from '../session-texts.ts';
import classes from './run.module.css';

export const skipKey = 'Alt+S';
export const undoKey = 'Alt+Z';
export const scanKey = 'Alt+B';

interface Actions {
  onSkip: () => void;
  onUndo: () => void;
  onScan: () => void;
}

/** Keys of a run-through, also while a value is typed; not behind a dialog. */
export function useRunKeys({ onSkip, onUndo, onScan }: Actions): void {
  const unless = (action: () => void) => () => {
    if (document.querySelector('[inert] main') === null) action();
  };
  // By the place of the key, as Alt makes another character on some keyboards.
  const physical = { usePhysicalKeys: true };
  useHotkeys(
    [
      ['alt+S', unless(onSkip), physical],
      ['alt+Z', unless(onUndo), physical],
      ['alt+B', unless(onScan), physical],
    ],
    [],
  );
}

const keys = [
  ['Enter', texts.keyNext],
  [waitedKey, texts.keyWaited],
  [skipKey, texts.keySkip],
  [undoKey, texts.keyUndo],
  [scanKey, texts.keyScan],
] as const;

/** The list of keyboard shortcuts, shown on wide screens. */
export function RunKeys() {
  return (
    <dl className={classes['keys']} aria-label={texts.keys}>
      {keys.map(([key, action]) => (
        <div key={key}>
          <dt>
            {key.split('+').map((part) => (
              <Kbd key={part} size="xs">
                {part}
              </Kbd>
            ))}
          </dt>
          <dd>{action}</dd>
        </div>
      ))}
    </dl>
  );
}
