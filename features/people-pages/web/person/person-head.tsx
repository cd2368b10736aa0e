import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { AddMeasurementButton } from '#hydration/web';
import { personName } from '#people/domain';
import type { PersonCard } from '#people/domain';
import { Crumbs, PageHead, RelativeTime } from '#packages/ui';
import { visibleTags } from '#tags/domain';
import { LabelList, PersonAvatar } from '#people/web';
import { StandingBadge } from '../list/standing-badge.tsx';
import { EditButton } from './edit-button.tsx';
import { PersonActionsMenu } from './person-actions-menu.tsx';
import classes from './person-head.module.css';

/** Picture, name, finding, labels and actions of a person. */
export function PersonHead({ person }: { person: PersonCard }) {
  const name = personName(person);
  const place = whereabouts(person);
  const tags = person.labels.filter(({ type }) => type === 'default');
  return (
    <PageHead
      crumbs={
        <Crumbs here={name}>
          <Link to="/people">People</Link>
        </Crumbs>
      }
      mark={<PersonAvatar person={person} size={52} />}
      title={
        <>
          {name}
          <StandingBadge standing={person.standing} large />
          {person.is_hidden && <Badge variant="default">Hidden</Badge>}
          {person.experimental && <Badge variant="default">Test</Badge>}
        </>
      }
      sentence={
        <span className={classes['facts']}>
          {place !== '' && <span>{place}</span>}
          {person.standing.time !== null && (
            <span>
              Last measured <RelativeTime time={person.standing.time} />
            </span>
          )}
          {tags.length > 0 && (
            <span className={classes['plates']}>
              <LabelList labels={tags} most={visibleTags} wrap />
            </span>
          )}
        </span>
      }
      actions={
        <>
          <AddMeasurementButton person={person} />
          <EditButton user_id={person.user_id} />
          <PersonActionsMenu person={person} />
        </>
      }
    />
  );
}

/** Job and place if known, otherwise the email: 'Concrete pour at North Pit'. */
function whereabouts({ labels, email }: PersonCard): string {
  const names = (type: string) =>
    labels.filter((label) => label.type === type).map(({ name }) => name);
  const [jobs, places] = [names('job').join(', '), names('location').join(', ')];
  if (jobs !== '' && places !== '') return `${jobs} at ${places}`;
  return jobs || places || (email ?? '');
}
