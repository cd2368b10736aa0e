import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconClock, IconPencil } from '@tabler/icons-react';
import { Card, RelativeTime } from '#packages/ui';
import type { OwnStory, StoryState } from '#stories/contract';
import { isEditable } from '#stories/domain';
import { stateWords, storyTexts as texts } from './story-texts.ts';
import classes from './stories.module.css';

interface Props {
  stories: readonly OwnStory[];
  /** Nothing can be changed now. */
  isOff: boolean;
  onEdit: (story: OwnStory) => void;
  onWithdraw: (story: OwnStory) => void;
}

/** The stories of the person with their states. */
export function OwnStories({ stories, isOff, onEdit, onWithdraw }: Props) {
  return (
    <Card title={texts.own}>
      <ul className={classes['rows']}>
        {stories.map((story) => (
          <li key={story.story_id}>
            <div>
              <b dir="auto">{story.title}</b>
              <small>
                <StateChip state={story.state} />{' '}
                <RelativeTime time={Date.parse(story.changed_time)} />
              </small>
              {story.state === 'Rejected' && (
                <p className={classes['reason']} dir="auto">
                  {texts.reason(story.reason)}
                </p>
              )}
            </div>
            {isEditable(story.state) ? (
              <Button
                variant="default"
                disabled={isOff}
                aria-label={`Edit ${story.title}`}
                onClick={() => onEdit(story)}
              >
                Edit
              </Button>
            ) : (
              <Button
                variant="default"
                disabled={isOff}
                aria-label={`${texts.withdraw} ${story.title}`}
                onClick={() => onWithdraw(story)}
              >
                {texts.withdraw}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const signs = {
  Draft: IconPencil,
  Submitted: IconClock,
  Published: IconCircleCheck,
  Rejected: IconCircleX,
} as const;

function StateChip({ state }: { state: StoryState }) {
  const Sign = signs[state];
  return (
    <span className={classes['chip']} data-state={state}>
      <Sign size={16} stroke={1.9} aria-hidden />
      {stateWords[state]}
    </span>
  );
}
