import { useCopy } from '#packages/sync/web';
import { Card, TextSkeleton } from '#packages/ui';
import { ownPermissions } from '#people/offline';
import { permissionSentence } from '#permissions/domain';
import classes from './permissions.module.css';

/** The viewer's own permissions, in sentences. */
export function OwnAccessCard() {
  const { data: scopes } = useCopy(ownPermissions, {});
  return (
    <Card title="Your access">
      {scopes === undefined ? (
        <TextSkeleton widths={[60, 40]} />
      ) : (
        <ul className={classes['own']}>
          <li>You can see your own profile and measurements</li>
          {scopes
            .filter(({ access }) => !access.every((value) => value === 'none'))
            .map(({ tag_id, tag, access }) => (
              <li key={tag_id ?? ''}>{permissionSentence(access, tag)}</li>
            ))}
        </ul>
      )}
    </Card>
  );
}
