import { useCopy } from '#packages/sync/web';
import { Card } from '#packages/ui';
import { canEndSignIns, isAdmin } from '#permissions/domain';
import { permissionsOfPerson, permissionsViewer } from '#permissions/offline';
import { accountMessages } from '../account-messages.ts';
import { PersonSignIns } from './person-sign-ins.tsx';
import classes from './person-sign-ins.module.css';

interface Props {
  person: { user_id: string; name: string };
}

/** For admins: the sign-ins of another person, which can be ended. */
export function PersonSignInsCard({ person }: Props) {
  const { user_id } = person;
  const { data: viewer } = useCopy(permissionsViewer, {});
  const { data: subject } = useCopy(permissionsOfPerson, { user_id });
  if (viewer === undefined || subject === undefined) return null;
  // The own sign-ins are on the settings page.
  if (!isAdmin(viewer) || viewer.user_id === user_id) return null;
  return (
    <Card title="Sign-ins" help={accountMessages.signInsHelp}>
      <div className={classes['content']}>
        {canEndSignIns(viewer, subject) ? (
          <PersonSignIns person={person} />
        ) : (
          <p className={classes['note']}>{accountMessages.signInsOfOwner}</p>
        )}
      </div>
    </Card>
  );
}
