import { personName } from '#people/domain';
import type { PersonCard } from '#people/domain';
import { dateText } from '#packages/kit';
import { Card, missing, useZone } from '#packages/ui';
import { LabelList } from '#people/web';
import classes from './profile-card.module.css';

/** The stored data of a person. */
export function ProfileCard({ person }: { person: PersonCard }) {
  const zone = useZone();
  const { email, labels, access, created_time } = person;
  const listOf = (type: string) => {
    const own = labels.filter((label) => label.type === type);
    return own.length > 0 ? <LabelList labels={own} most={8} wrap /> : missing;
  };
  return (
    <Card title="Profile">
      <dl className={classes['facts']}>
        <dt>Name</dt>
        <dd>{personName(person)}</dd>
        <dt>Email</dt>
        <dd>{email === null ? missing : <a href={`mailto:${email}`}>{email}</a>}</dd>
        <dt>Tags</dt>
        <dd>{listOf('default')}</dd>
        <dt>Jobs</dt>
        <dd>{listOf('job')}</dd>
        <dt>Locations</dt>
        <dd>{listOf('location')}</dd>
        <dt>Access</dt>
        <dd>{access}</dd>
        <dt>Added</dt>
        <dd>{dateText(Date.parse(created_time), zone)}</dd>
      </dl>
    </Card>
  );
}
