import { Button } from '@mantine/core';
import { permissionTexts } from './permission-texts.ts';
import type { Accounts } from './use-accounts.ts';
import classes from './permissions.module.css';

interface Props {
  accounts: Accounts;
  /** The viewer could save changes. */
  mayChange: boolean;
}

/** While offline: what the table does not show, and what cannot be done. */
export function LineNote({ accounts, mayChange }: Props) {
  const { isOnline, error, refetch } = accounts;
  return (
    <div role="status">
      {!isOnline && (
        <p className={classes['note']}>
          {permissionTexts.accountsNeedLine}
          {mayChange && ` ${permissionTexts.needsLine}`}
        </p>
      )}
      {error !== null && (
        <p className={classes['note']}>
          {permissionTexts.accountsFailed}
          <Button variant="subtle" size="compact-sm" onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      )}
    </div>
  );
}
