import { Button } from '@mantine/core';
import { Modal } from '#packages/ui';
import classes from './person-sign-ins.module.css';

interface Props {
  /** What is asked; null while nothing is. */
  title: string | null;
  /** What it does to the person. */
  text: string;
  /** Word of the button that does it. */
  action: string;
  isBusy: boolean;
  onClose: () => void;
  /** The dialog has gone, and the focus is back where it can be. */
  onClosed?: () => void;
  onConfirm: () => void;
}

/** Says what an action does to somebody else's account before it is done. */
export function ConfirmDialog({
  title,
  text,
  action,
  isBusy,
  onClose,
  onClosed,
  onConfirm,
}: Props) {
  return (
    <Modal
      opened={title !== null}
      onClose={onClose}
      {...(onClosed && { onExitTransitionEnd: onClosed })}
      title={title}
      size={440}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={classes['confirm']}>
        <p>{text}</p>
        <div className={classes['buttons']}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button data-danger loading={isBusy} onClick={onConfirm} data-autofocus>
            {action}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
