import { Kbd } from '@mantine/core';
import { Modal } from '#packages/ui';
import classes from './command.module.css';

const keys = [
  [['Ctrl', 'K'], 'Go to a screen, person or tag, or do something'],
  [['/'], 'Search the current list'],
  [['?'], 'Show keyboard shortcuts'],
  [['Tab'], 'Next control; with Shift, the previous one'],
  [['Esc'], 'Close the open panel or dialog'],
] as const;

/** The global keyboard shortcuts. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Keyboard shortcuts">
      <dl className={classes['keys']}>
        {keys.map(([combination, action]) => (
          <div key={action}>
            <dt>
              {combination.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
