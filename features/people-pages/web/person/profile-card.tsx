import { personName } from '#people/domain';
import type { PersonCard } from '#people/domain';
import { dateText } from '#packages/kit';
import { Card, useZone } from '#packages/ui';
import { LabelList } from '#people/web';
import classes from './profile-card.module.css';

/** The stored data of a person. */
export function ProfileCard({ person }: { person: PersonCard }) {
  const zone = useZone();
  const { email, labels, access, created_time } = person;
  const of = (type: string) => labels.filter((label) => label.type === type);
  return (
    <Card title="Profile">
      <dl className={classes['facts']}>
        <dt>Name</dt>
        <dd>{personName(person)}</dd>
        <dt>Email</dt>
        <dd>{email === null ? missing : <a href={`mailto:${email}`}>{email}</a>}</dd>
        <dt>Tags</dt>
        <dd>
          {of('default').length > 0 ? <LabelList labels={of('default')} most={8} wrap /> : missing}
        </dd>
        <dt>Jobs</dt>
        <dd>{of('job').length > 0 ? <LabelList labels={of('job')} most={8} wrap /> : missing}</dd>
        <dt>Locations</dt>
        <dd>
          {of('location').length > 0 ? (
            <LabelList labels={of('location')} most={8} wrap />
          ) : (
            missing
          )}
        </dd>
        <dt>Access</dt>
        <dd>{access}</dd>
        <dt>Added</dt>
        <dd>{dateText(Date.parse(created_time), zone)}</dd>
      </dl>
    </Card>
  );
}

const missing = <span className={classes['missing']}>–</span>;
