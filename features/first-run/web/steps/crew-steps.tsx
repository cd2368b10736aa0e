import { Button } from '@mantine/core';
import { IconFileSpreadsheet, IconLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FirstRun } from '#first-run/offline';
import { AddAnyMeasurementButton } from '#measurements/web';
import { useNow, useZone } from '#packages/ui';
import { NamesForm } from '#people/web';
import { dayAt } from '#weather/domain';
import { crewTexts as texts } from '../first-run-texts.ts';
import classes from './steps.module.css';

/** Three ways to add a crew. The first site and job are chosen already. */
export function CrewStep({ site_id, job_id }: FirstRun) {
  const tag_ids = [site_id, job_id].filter((id) => id !== null);
  return (
    <div className={classes['crew']}>
      <NamesForm key={tag_ids.join()} tag_ids={tag_ids} />
      <ul className={classes['ways']}>
        <Way
          to="/people/import"
          title={texts.file}
          about={texts.fileAbout}
          icon={<IconFileSpreadsheet size={20} stroke={1.75} aria-hidden />}
        />
        <Way
          to="/people/invitations"
          title={texts.invite}
          about={texts.inviteAbout}
          icon={<IconLink size={20} stroke={1.75} aria-hidden />}
        />
      </ul>
    </div>
  );
}

interface WayProps {
  to: string;
  title: string;
  about: string;
  icon: ReactNode;
}

function Way({ to, title, about, icon }: WayProps) {
  return (
    <li>
      <Link to={to} className={classes['way']}>
        {icon}
        <span>
          <b>{title}</b>
          <small>{about}</small>
        </span>
      </Link>
    </li>
  );
}

/** Adds a test of anybody in the crew. */
export function TestStep({ hasCrew }: { hasCrew: boolean }) {
  return (
    <div className={classes['line']}>
      {!hasCrew && <p className="ws-hint">{texts.noCrew}</p>}
      <AddAnyMeasurementButton />
    </div>
  );
}

/** Opens the crew card of tomorrow, or says what is missing. */
export function CardStep({ card, zone }: FirstRun) {
  if (card === null) {
    return (
      <div className={classes['line']}>
        <p className="ws-hint">{texts.noPerson}</p>
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/people" />}>
          {texts.toPeople}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes['line']}>
      <CardLink card={card} zone={zone} />
    </div>
  );
}

interface CardLinkProps {
  card: NonNullable<FirstRun['card']>;
  zone: string | null;
  isQuiet?: boolean;
}

/** The link to the crew card of tomorrow. */
export function CardLink({ card, zone, isQuiet = false }: CardLinkProps) {
  const own = useZone();
  const date = dayAt(zone ?? own, useNow(), 1);
  const search = { crew_card: card.site_id, job: card.job_id, date };
  return (
    <Button
      variant={isQuiet ? 'default' : 'filled'}
      renderRoot={(props) => <Link {...props} to="/monitoring" search={search as object} />}
    >
      {texts.open}
    </Button>
  );
}
