import { Badge } from '@mantine/core';
import { testCount } from '#measurements/offline';
import { dateText } from '#packages/kit';
import { useCopy } from '#packages/sync/web';
import { RelativeTime, TextSkeleton, useZone } from '#packages/ui';
import { personName } from '#people/domain';
import type { PersonCard } from '#people/domain';
import { LabelList, PersonAvatar } from '#people/web';
import classes from './merge-dialog.module.css';

interface Props {
  /** 'Goes' or 'Stays'. */
  title: string;
  /** Null until loaded. */
  person: PersonCard | null;
  /** Null if nobody is chosen. */
  user_id: string | null;
}

/** One of the two people of a merge, with what would move or stay. */
export function MergeSide({ title, person, user_id }: Props) {
  return (
    <section className={classes['side']} aria-label={title} data-side={title}>
      <h3 className={classes['title']}>{title}</h3>
      {user_id === null && <p className={classes['none']}>No person selected yet</p>}
      {user_id !== null && person === null && <TextSkeleton widths={[60, 80, 40]} />}
      {person !== null && <Facts person={person} />}
    </section>
  );
}

function Facts({ person }: { person: PersonCard }) {
  const zone = useZone();
  const { data: tests } = useCopy(testCount, { user_id: person.user_id });
  const { email, labels, access, standing, created_time, is_hidden } = person;
  return (
    <>
      <p className={classes['name']}>
        <PersonAvatar person={person} size={32} />
        <b>{personName(person)}</b>
        {is_hidden && <Badge variant="default">Hidden</Badge>}
      </p>
      <dl className={classes['facts']}>
        <dt>Email</dt>
        <dd>{email ?? '–'}</dd>
        <dt>Tests</dt>
        <dd>{tests ?? '–'}</dd>
        <dt>Last measured</dt>
        <dd>{standing.time === null ? '–' : <RelativeTime time={standing.time} />}</dd>
        <dt>Tags</dt>
        <dd>{labels.length === 0 ? '–' : <LabelList labels={labels} most={5} wrap />}</dd>
        <dt>Access</dt>
        <dd>{access}</dd>
        <dt>Added</dt>
        <dd>{dateText(Date.parse(created_time), zone)}</dd>
      </dl>
    </>
  );
}
