import { Kbd } from '@mantine/core';
import { Modal } from '#packages/ui';
import classes from './command.module.css';

const keys = [
  [['Ctrl', 'K'], 'Go to a screen or person'],
  [['/'], 'Search in the list shown'],
  [['?'], 'Show these keys'],
  [['Tab'], 'Next control; with Shift the one before'],
  [['Esc'], 'Close what is open'],
] as const;

/** The keys that work everywhere. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Keys" closeButtonProps={{ 'aria-label': 'Close' }}>
      <dl className={classes['keys']}>
        {keys.map(([combination, deed]) => (
          <div key={deed}>
            <dt>
              {combination.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{deed}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
