import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconCircleCheck, IconListCheck, IconQrcode } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { SessionProgress } from '#sessions/domain';
import { runTexts as texts, scanTexts, sessionTexts } from '../session-texts.ts';
import { scanKey } from './run-keys.tsx';
import classes from './run.module.css';

interface Props {
  session_id: string;
  /** People that the viewer still has to test. */
  left: number;
  progress: SessionProgress;
  /** On a phone: with the way back, and to the list. */
  isNarrow: boolean;
  onList: () => void;
  onScan: () => void;
}

/** How many people are left; it stays in sight on a phone. */
export function RunHead({ session_id, left, progress, isNarrow, onList, onScan }: Props) {
  const { done, all, isCompleted } = progress;
  return (
    <div className={classes['head']}>
      {isNarrow && (
        <ActionIcon
          component={Link}
          to={`/monitoring/sessions/${session_id}`}
          variant="subtle"
          size={44}
          aria-label={texts.backToSession}
        >
          <IconArrowLeft size={20} stroke={1.75} />
        </ActionIcon>
      )}
      <div className={classes['count']}>
        {isCompleted && left === 0 ? (
          <span className={classes['completed']}>
            <IconCircleCheck size={16} stroke={1.9} aria-hidden />
            {sessionTexts.completed}
          </span>
        ) : (
          <span className="ws-figures">{texts.left(left, all)}</span>
        )}
        <progress
          className="ws-progress"
          max={Math.max(all, 1)}
          value={done}
          aria-label={sessionTexts.progressAbout(done, all)}
        />
      </div>
      {isNarrow ? (
        <ActionIcon
          variant="default"
          size={44}
          aria-haspopup="dialog"
          aria-label={scanTexts.open}
          onClick={onScan}
        >
          <IconQrcode size={20} stroke={1.75} />
        </ActionIcon>
      ) : (
        <Button
          variant="default"
          leftSection={<IconQrcode size={17} stroke={1.75} />}
          aria-haspopup="dialog"
          aria-keyshortcuts={scanKey}
          onClick={onScan}
        >
          {scanTexts.open}
        </Button>
      )}
      {isNarrow && (
        <Button
          variant="default"
          leftSection={<IconListCheck size={17} stroke={1.75} />}
          aria-haspopup="dialog"
          onClick={onList}
        >
          {texts.openList}
        </Button>
      )}
    </div>
  );
}
