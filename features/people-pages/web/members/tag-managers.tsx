import { Link } from '@tanstack/react-router';
import { useCopy } from '#packages/sync/web';
import { TextSkeleton, useDelayPageReady } from '#packages/ui';
import { personName } from '#people/domain';
import { managersOfTag } from '#people/offline';
import classes from './members.module.css';

/**
 * Managers of a tag, by name, that the viewer may see. They are changed on the permissions page.
 */
export function TagManagers({ tag_id }: { tag_id: string }) {
  const { data: managers } = useCopy(managersOfTag, { tag_id });
  useDelayPageReady(managers === undefined);
  if (managers === undefined) return <TextSkeleton widths={[40]} />;
  return (
    <div className={classes['managers']}>
      {managers.length === 0 ? (
        <p className="ws-missing">This tag has no managers.</p>
      ) : (
        <ul>
          {managers.map((person) => (
            <li key={person.user_id}>
              <Link to="/people/$user_id" params={{ user_id: person.user_id }}>
                {personName(person)}
              </Link>
              {person.email !== null && <span>{person.email}</span>}
            </li>
          ))}
        </ul>
      )}
      <Link to="/permissions" search={{ tag_id }}>
        Go to permissions
      </Link>
    </div>
  );
}
