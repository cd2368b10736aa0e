import { UnstyledButton } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RelativeTime, UnsentMark } from '#packages/ui';
import type { AttentionCase } from './attention-case.ts';
import { attentionTexts as texts } from './attention-texts.ts';
import { useCaseActions, useRefusedTake } from './use-case-actions.ts';
import classes from './attention.module.css';

/** Who has taken a case, with the button to take it, release it or take it over. */
export function CaseHolder({ each }: { each: AttentionCase }) {
  const { take, release } = useCaseActions();
  const refused = useRefusedTake(each);
  const { holder, name } = each;
  if (each.kind === 'alert') {
    // The next step of an alert is its acknowledgement, which takes it.
    if (holder === null) return null;
    return <Held look="other">{texts.answeredBy(each.alert.answered)}</Held>;
  }
  const isAboutViewer = each.kind !== 'break' && each.row.isSelf;
  if (holder === null && isAboutViewer) {
    return (
      <p className={classes['holder']} data-held="nobody">
        {texts.aboutYou}
      </p>
    );
  }
  if (holder === null) {
    return (
      <p className={classes['holder']}>
        <UnstyledButton
          className={classes['taking']}
          aria-label={texts.takeOf(name)}
          onClick={() => void take(each)}
        >
          {texts.take}
        </UnstyledButton>
      </p>
    );
  }
  const { isOwn, time, isWaiting } = holder;
  return (
    <Held look={isOwn ? 'own' : 'other'}>
      {refused !== null && !isOwn ? (
        <b role="status" dir="auto">
          {refused.reason}
        </b>
      ) : (
        <span dir="auto">{isOwn ? texts.own : texts.other(holder.name)}</span>
      )}
      {isWaiting ? (
        <UnsentMark state="waiting" short />
      ) : (
        time !== null && (
          <small>
            <RelativeTime time={time} />
          </small>
        )
      )}
      {isOwn ? (
        <UnstyledButton
          className={classes['taking']}
          aria-label={texts.releaseOf(name)}
          onClick={() => void release(each)}
        >
          {texts.release}
        </UnstyledButton>
      ) : (
        !isAboutViewer && (
          <UnstyledButton
            className={classes['taking']}
            aria-label={texts.takeOverOf(name)}
            onClick={() => {
              refused?.drop();
              void take(each);
            }}
          >
            {texts.takeOver}
          </UnstyledButton>
        )
      )}
    </Held>
  );
}

function Held({ look, children }: { look: 'own' | 'other'; children: ReactNode }) {
  return (
    <p className={classes['holder']} data-held={look}>
      <IconUserCheck size={16} stroke={1.9} aria-hidden />
      {children}
    </p>
  );
}
