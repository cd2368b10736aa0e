import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useResponseFigures } from '#alerts/web';
import type { ResponseFigure } from '#alerts/web';
import type { DashboardFilter } from '#dashboard/domain';
import { useDashboardStatus, useShowPeople } from '#dashboard/web';
import { figuresOf } from '#monitoring/domain';
import type { Figure } from '#monitoring/domain';
import type { CrewNow } from '#monitoring/offline';
import { countText, hourText, spanText } from '#packages/kit';
import { useNow, useZone } from '#packages/ui';
import { useHasPlaces } from '#people/web';
import { overviewTexts as texts, startText } from './overview-texts.ts';
import { useCrewNow } from './use-crew-now.ts';
import { useShowThese } from './use-show-these.ts';
import classes from './figures.module.css';

/**
 * The figures of the overview. Each opens the list of its people or alerts; those of features that
 * are switched off are left out.
 */
export function Figures({ filter }: { filter: DashboardFilter }) {
  const { data: status } = useDashboardStatus(filter);
  const { data: crew } = useCrewNow(filter);
  const responses = useResponseFigures();
  const [showPeople, hasPlaces] = [useShowPeople(filter), useHasPlaces()];
  if (status === undefined || crew === undefined || responses === undefined) {
    return <Skeleton height={66} radius={8} />;
  }
  const { all, dehydrated } = figuresOf(status.counts);
  const [open] = responses;
  const ofStates = ({ name, people, detail, states }: Figure) => (
    <PeopleFigure {...{ name, people, detail }} onOpen={() => void showPeople(states)} />
  );
  return (
    <ul className={classes['figures']} aria-label={texts.figures}>
      {ofStates(all)}
      <OnShiftFigure crew={crew} />
      {hasPlaces && <AtRiskFigure crew={crew} />}
      {ofStates(dehydrated)}
      <OverdueFigure crew={crew} />
      {open !== undefined && <LinkFigure figure={open} />}
    </ul>
  );
}

/** The figures of a phone: those that change with the hour, without the window. */
export function NowFigures({ crew }: { crew: CrewNow }) {
  const responses = useResponseFigures();
  const hasPlaces = useHasPlaces();
  const open = responses?.[0];
  return (
    <ul className={classes['figures']} aria-label={texts.figures}>
      <OnShiftFigure crew={crew} />
      {hasPlaces && <AtRiskFigure crew={crew} />}
      <OverdueFigure crew={crew} />
      {open !== undefined && <LinkFigure figure={open} />}
    </ul>
  );
}

/** Nothing without rosters. */
function OnShiftFigure({ crew: { crews, next } }: { crew: CrewNow }) {
  const [now, zone, showThese] = [useNow(), useZone(), useShowThese()];
  if (crews === null) return null;
  const onShift = crews.flatMap(({ user_ids }) => user_ids);
  return (
    <PeopleFigure
      name={texts.onShift}
      people={onShift.length}
      detail={
        next === null
          ? untilText(
              crews.map(({ end }) => end),
              zone,
            )
          : texts.next(startText(next.start, now, zone))
      }
      onOpen={() => showThese(onShift, texts.people.onShift(hourText(now, zone)))}
    />
  );
}

function AtRiskFigure({ crew: { at_risk, has_risks, crews } }: { crew: CrewNow }) {
  const [now, zone, showThese] = [useNow(), useZone(), useShowThese()];
  const { high, extreme } = at_risk;
  // Risks are those of all workers of a location, also of those who do not work now.
  const onShift = new Set(crews?.flatMap(({ user_ids }) => user_ids));
  const off = [...high, ...extreme].filter((user_id) => !onShift.has(user_id));
  return (
    <PeopleFigure
      name={texts.atRisk}
      people={has_risks ? high.length + extreme.length : null}
      detail={
        has_risks ? texts.extreme(extreme.length, crews === null ? 0 : off.length) : texts.noWeather
      }
      onOpen={() => showThese([...extreme, ...high], texts.people.atRisk(hourText(now, zone)))}
    />
  );
}

function OverdueFigure({ crew: { overdue } }: { crew: CrewNow }) {
  const [now, zone, showThese] = [useNow(), useZone(), useShowThese()];
  return (
    <PeopleFigure
      name={texts.overdue}
      people={overdue.user_ids.length}
      detail={overdue.oldest === null ? '' : texts.oldest(spanText(now - overdue.oldest))}
      onOpen={() => showThese(overdue.user_ids, texts.people.overdue(hourText(now, zone)))}
    />
  );
}

/** How alerts are answered; each figure opens the list of its rows. */
export function ResponseFigures() {
  const figures = useResponseFigures();
  if (figures === undefined) return <Skeleton height={66} radius={8} mt={16} />;
  if (figures.length === 0) return null;
  return (
    <ul className={classes['responses']} aria-label={texts.answers}>
      {figures.slice(1).map((figure) => (
        <LinkFigure key={figure.name} figure={figure} />
      ))}
    </ul>
  );
}

interface PeopleFigureProps {
  name: string;
  /** Null if it is not known. */
  people: number | null;
  detail: string;
  onOpen: () => void;
}

function PeopleFigure({ name, people, detail, onOpen }: PeopleFigureProps) {
  const isEmpty = people === null || people === 0;
  return (
    <li>
      <button
        type="button"
        disabled={isEmpty}
        title={isEmpty ? undefined : texts.showPeople}
        onClick={onOpen}
      >
        <Content {...{ name, detail }}>{people === null ? '–' : countText(people)}</Content>
      </button>
    </li>
  );
}

function LinkFigure({ figure: { name, value, detail, to, search } }: { figure: ResponseFigure }) {
  return (
    <li>
      <Link to={to} search={search}>
        <Content {...{ name, detail }}>{value}</Content>
      </Link>
    </li>
  );
}

function Content({
  name,
  detail,
  children,
}: {
  name: string;
  detail: string;
  children: ReactNode;
}) {
  return (
    <>
      <span>{name}</span>
      <b>{children}</b> <em>{detail}</em>
    </>
  );
}

/** When the first of the shifts ends. */
function untilText(ends: readonly number[], zone: string): string {
  return ends.length === 0 ? '' : texts.until(hourText(Math.min(...ends), zone));
}
