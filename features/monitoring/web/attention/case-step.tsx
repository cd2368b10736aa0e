import { ActionIcon, Button } from '@mantine/core';
import {
  IconArmchair,
  IconArrowRight,
  IconCalendarEvent,
  IconCheck,
  IconDroplet,
  IconPhoneCall,
  IconTestPipe,
} from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DrinkLog } from '#alerts/web';
import { mainAction } from '#monitoring/domain';
import type { NeedsAttention } from '#monitoring/offline';
import { useIsNarrow, useNow } from '#packages/ui';
import { callLink } from '#people/domain';
import { nowTexts } from '../now/now-texts.ts';
import { overviewTexts } from '../overview/overview-texts.ts';
import type { AttentionCase } from './attention-case.ts';
import { attentionTexts as texts } from './attention-texts.ts';
import type { Attention } from './use-attention.ts';
import classes from './attention.module.css';

interface Props {
  each: AttentionCase;
  attention: Attention;
  drink: DrinkLog | null;
  variant: 'filled' | 'default';
  onTest: (person: NeedsAttention['person']) => void;
}

/** The next step of a case: one press. */
export function CaseStep({ each, attention, drink, variant, onTest }: Props) {
  switch (each.kind) {
    case 'reading':
      return <ReadingStep {...{ each, drink, variant, onTest }} />;
    case 'break': {
      const { start, name } = each.late;
      if (start === null) return null;
      return (
        <Step
          {...{ variant, icon: IconArmchair, word: texts.startRest }}
          label={texts.startRestAt(name)}
          isDisabled={attention.isBusy}
          onPress={() => void start()}
        />
      );
    }
    case 'heat_share':
      return (
        <Step
          {...{ variant, icon: IconCalendarEvent, word: texts.roster }}
          label={texts.rosterOf(each.name)}
          link={(root) => <Link {...root} to="/people/roster" />}
        />
      );
    case 'alert': {
      const { notice_id, isQueued } = each.alert;
      if (isQueued) return <small className={classes['queued']}>{texts.willBeSent}</small>;
      return (
        <Step
          {...{ variant, icon: IconCheck, word: texts.acknowledge }}
          label={texts.acknowledgeOf(each.name)}
          isDisabled={attention.isBusy}
          onPress={() => attention.acknowledge(notice_id)}
        />
      );
    }
  }
}

interface ReadingProps extends Omit<Props, 'each' | 'attention'> {
  each: Extract<AttentionCase, { kind: 'reading' }>;
}

function ReadingStep({ each, drink, variant, onTest }: ReadingProps) {
  const now = useNow();
  const { name, holder, row } = each;
  const { state, phone, mayTest, retest_due, person } = row;
  const mayLogDrink = drink !== null && drink.time === null;
  const isRetestDue = retest_due < now;
  const isTaken = holder?.isOwn === true;
  switch (mainAction({ state, phone, mayLogDrink, mayTest, isRetestDue, isTaken })) {
    case 'call':
      return (
        <Step
          {...{ variant, icon: IconPhoneCall, word: texts.call, label: nowTexts.call(name) }}
          link={(root) => <a {...root} href={callLink(phone ?? '') ?? undefined} />}
        />
      );
    case 'retest':
      return (
        <Step
          {...{ variant, icon: IconTestPipe, word: texts.retest }}
          label={overviewTexts.retestOf(name)}
          onPress={() => onTest(person)}
        />
      );
    case 'drink':
      return (
        <Step
          {...{ variant, icon: IconDroplet, word: texts.logDrink, label: nowTexts.logDrink(name) }}
          onPress={() => drink?.log()}
        />
      );
    case 'open':
      return (
        <Step
          {...{ variant, icon: IconArrowRight, word: texts.open, label: nowTexts.open(name) }}
          link={(root) => (
            <Link {...root} to="/people/$user_id" params={{ user_id: person.user_id }} />
          )}
        />
      );
  }
}

interface StepProps {
  icon: Icon;
  /** On a wide screen. */
  word: string;
  /** With the name of the person or place, for screen readers. */
  label: string;
  variant: 'filled' | 'default';
  isDisabled?: boolean;
  onPress?: () => void;
  /** Instead of `onPress`: the link with the looks of a button. */
  link?: (root: object) => ReactNode;
}

function Step(props: StepProps) {
  const { icon: Sign, word, label, variant, isDisabled = false, onPress, link } = props;
  const isNarrow = useIsNarrow();
  const sign = <Sign size={isNarrow ? 21 : 17} stroke={1.75} aria-hidden />;
  const shared = {
    ...{ variant, 'aria-label': label, title: label, className: classes['step'] },
    ...(onPress && { disabled: isDisabled, onClick: onPress }),
    ...(link && { renderRoot: link }),
  };
  return isNarrow ? (
    <ActionIcon {...shared} size={44}>
      {sign}
    </ActionIcon>
  ) : (
    <Button {...shared} size="sm" leftSection={sign}>
      {word}
    </Button>
  );
}
