import { IconCircleCheck } from '@tabler/icons-react';
import type { SessionProgress } from '#sessions/domain';
import { sessionTexts as texts } from './session-texts.ts';
import classes from './session-card.module.css';

/** How many people of a session are measured or skipped, as a bar and in figures. */
export function SessionProgressBar({ progress }: { progress: SessionProgress }) {
  const { done, all, isCompleted } = progress;
  return (
    <div className={classes['progress']}>
      <progress
        className="ws-progress"
        max={Math.max(all, 1)}
        value={done}
        aria-label={texts.progressAbout(done, all)}
      />
      {isCompleted ? (
        <span className={classes['completed']}>
          <IconCircleCheck size={16} stroke={1.9} aria-hidden />
          {texts.completed}
        </span>
      ) : (
        <span className="ws-figures">{texts.progress(done, all)}</span>
      )}
    </div>
  );
}
