import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { Card } from '#packages/ui';
import { personName } from '#people/domain';
import { canCall, canErasePerson } from '#permissions/domain';
import { permissionsOfPerson, permissionsViewer } from '#permissions/offline';
import { exportPerson } from '#privacy/contract';
import { EraseDialog } from './erase-dialog.tsx';
import { ExportButton } from './export-button.tsx';
import classes from './personal-data-card.module.css';

interface Props {
  person: { user_id: string; name_first: string; name_last: string };
}

/** For admins: export of all data about a person, and erasure. */
export function PersonalDataCard({ person }: Props) {
  const { data: viewer } = useCopy(permissionsViewer, {});
  const { data: subject } = useCopy(permissionsOfPerson, { user_id: person.user_id });
  const { online } = useSyncStatus();
  const [isErasing, setErasing] = useState(false);
  if (viewer === undefined || !canCall(exportPerson.right, viewer)) return null;
  const name = personName(person);
  return (
    <Card
      title="Personal data"
      help="The file holds the profile, measurements, permissions, work account, sign-ins, emails and audit log entries of this person."
    >
      <div className={classes['actions']}>
        <ExportButton
          endpoint={exportPerson}
          input={{ params: { id: person.user_id } }}
          words={name}
        />
        {subject !== undefined && canErasePerson(viewer, subject) && (
          <Button
            variant="default"
            data-danger
            disabled={!online}
            className={classes['erase']}
            onClick={() => setErasing(true)}
          >
            Erase personal data
          </Button>
        )}
      </div>
      <EraseDialog
        person={{ user_id: person.user_id, name }}
        opened={isErasing}
        onClose={() => setErasing(false)}
      />
    </Card>
  );
}
