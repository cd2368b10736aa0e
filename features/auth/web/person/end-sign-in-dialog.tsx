import { Button, Modal } from '@mantine/core';
import { accountMessages } from '../account-messages.ts';
import classes from './person-sign-ins.module.css';

interface Props {
  /** 'Sign out Chrome on Windows'; null while nothing is asked. */
  title: string | null;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Says what ending somebody's sign-in does to them before it is done. */
export function EndSignInDialog({ title, isBusy, onClose, onConfirm }: Props) {
  return (
    <Modal
      opened={title !== null}
      onClose={onClose}
      title={title}
      size={440}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={classes['confirm']}>
        <p>{accountMessages.signOutMeans}</p>
        <div className={classes['buttons']}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button data-danger loading={isBusy} onClick={onConfirm} data-autofocus>
            Sign out
          </Button>
        </div>
      </div>
    </Modal>
  );
}
