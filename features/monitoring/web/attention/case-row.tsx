import { UnstyledButton } from '@mantine/core';
import { IconArmchair, IconBellRinging } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { minutesText, StateBadge } from '#acclimatisation/web';
import type { DrinkLog } from '#alerts/web';
import { HydrationBadge, isHiddenValue } from '#hydration/web';
import type { NeedsAttention } from '#monitoring/offline';
import { hourText, spanText } from '#packages/kit';
import { RelativeTime, useNow, useZone } from '#packages/ui';
import { PersonAvatar } from '#people/web';
import { overviewTexts } from '../overview/overview-texts.ts';
import type { AttentionCase } from './attention-case.ts';
import { attentionTexts as texts } from './attention-texts.ts';
import { CaseHolder } from './case-holder.tsx';
import { CaseStep } from './case-step.tsx';
import type { Attention } from './use-attention.ts';
import classes from './attention.module.css';

interface Props {
  each: AttentionCase;
  attention: Attention;
  drink: DrinkLog | null;
  /** The most urgent case: only its step is filled. */
  isFirst: boolean;
  onOpen: () => void;
  onTest: (person: NeedsAttention['person']) => void;
}

/** A case with what was found, who has taken it, and its next step. */
export function CaseRow({ each, attention, drink, isFirst, onOpen, onTest }: Props) {
  return (
    <li data-kind={each.kind}>
      <Subject {...{ each, attention, onOpen }} />
      <CaseHolder each={each} />
      <CaseStep
        {...{ each, attention, drink, onTest }}
        variant={isFirst && each.holder === null ? 'filled' : 'default'}
      />
    </li>
  );
}

/** Who or what a case is about. A press opens what can be done, or the place where it is changed. */
function Subject({ each, attention, onOpen }: Pick<Props, 'each' | 'attention' | 'onOpen'>) {
  const words = (
    <span className={classes['words']}>
      <b dir="auto">{each.kind === 'break' ? texts.restLate(each.name) : each.name}</b>
      <span className={classes['finding']}>
        <Finding {...{ each, attention }} />
      </span>
    </span>
  );
  switch (each.kind) {
    case 'reading':
      return (
        <UnstyledButton className={classes['subject']} aria-haspopup="dialog" onClick={onOpen}>
          <PersonAvatar person={each.row.person} size={36} />
          {words}
        </UnstyledButton>
      );
    case 'heat_share':
      return (
        <Link
          to="/people/$user_id"
          params={{ user_id: each.subject_id }}
          className={classes['subject']}
        >
          <PersonAvatar person={each.row.person} size={36} />
          {words}
        </Link>
      );
    case 'break':
      return (
        <Link to="/monitoring/breaks" className={classes['subject']}>
          <Sign look="danger">
            <IconArmchair size={20} stroke={1.75} />
          </Sign>
          {words}
        </Link>
      );
    case 'alert':
      return (
        <Link
          to="/monitoring/alerts"
          search={{ open: each.subject_id } as object}
          className={classes['subject']}
        >
          <Sign look={each.isUrgent ? 'danger' : 'plain'}>
            <IconBellRinging size={20} stroke={1.75} />
          </Sign>
          {words}
        </Link>
      );
  }
}

function Sign({ look, children }: { look: 'danger' | 'plain'; children: ReactNode }) {
  return (
    <span className={classes['sign']} data-look={look} aria-hidden>
      {children}
    </span>
  );
}

function Finding({ each, attention }: Pick<Props, 'each' | 'attention'>) {
  const [now, zone] = [useNow(), useZone()];
  switch (each.kind) {
    case 'reading': {
      const { state, value, time, isOnShift, retest_due } = each.row;
      const isOverdue = retest_due < now;
      return (
        <>
          <HydrationBadge state={state} />
          <small>
            {!isHiddenValue(value) && `${String(Math.round(value))} mOsm, `}
            <RelativeTime time={time} isShort />
            {attention.hasShifts && !isOnShift && `, ${overviewTexts.offShift}`}
          </small>
          <small className={classes['due']} data-late={isOverdue}>
            {isOverdue
              ? texts.retestOverdue(spanText(now - retest_due))
              : texts.retestDue(spanText(retest_due - now))}
          </small>
        </>
      );
    }
    case 'heat_share': {
      const { state, planned, allowed } = each.row;
      return (
        <>
          <StateBadge state={state} />
          <small>{texts.overShare(minutesText(planned), minutesText(allowed))}</small>
        </>
      );
    }
    case 'break': {
      const { minutes, due, people } = each.late;
      return (
        <>
          <small>{texts.rest(minutes, people)}</small>
          <small className={classes['due']} data-late>
            {texts.restOverdue(hourText(due, zone), spanText(now - due))}
          </small>
        </>
      );
    }
    case 'alert':
      return (
        <small dir="auto">
          {each.alert.detail !== '' && `${each.alert.detail.replace(/\.$/, '')}, `}
          <RelativeTime time={each.since} />
        </small>
      );
  }
}
