import { Button } from '@mantine/core';
import { useSyncStatus } from '#packages/sync/web';
import { LeaveGuard } from '#packages/ui';
import { educationTexts as texts } from '../education-texts.ts';
import classes from './module.module.css';

interface Props {
  form: {
    isChanged: boolean;
    isBusy: boolean;
    errors: Readonly<Record<string, string>>;
    discard: () => void;
    save: () => Promise<void>;
  };
}

/** Save and Discard of a part of a module, with the first message that no field shows. */
export function SaveFoot({ form }: Props) {
  const { online } = useSyncStatus();
  const { isChanged, isBusy, errors, discard, save } = form;
  const [problem] = Object.values(errors);
  return (
    <footer className={classes['foot']}>
      <LeaveGuard when={isChanged} />
      <p className="ws-note" role="status">
        {problem ?? (online ? '' : texts.needsConnection)}
      </p>
      {isChanged && (
        <Button variant="default" disabled={isBusy} onClick={discard}>
          Discard
        </Button>
      )}
      <Button loading={isBusy} disabled={!isChanged || !online} onClick={() => void save()}>
        Save
      </Button>
    </footer>
  );
}
