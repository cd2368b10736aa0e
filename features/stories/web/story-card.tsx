import { Button } from '@mantine/core';
import { dateText } from '#packages/kit';
import { Card, useZone } from '#packages/ui';
import type { PublishedStory } from '#stories/contract';
import { storyTexts as texts } from './story-texts.ts';
import { useStoryPicture } from './use-stories.ts';
import classes from './stories.module.css';

interface Props {
  story: PublishedStory;
  /** The person may withdraw it here. */
  mayWithdraw: boolean;
  /** It cannot be withdrawn now. */
  isOff: boolean;
  onWithdraw: () => void;
}

/** A published story. */
export function StoryCard({ story, mayWithdraw, isOff, onWithdraw }: Props) {
  const zone = useZone();
  const { title, text, organisation, published_time } = story;
  return (
    <Card className={classes['card']}>
      <article aria-label={title}>
        <StoryPicture {...story} />
        <h3 dir="auto">{title}</h3>
        <p className={classes['from']} dir="auto">
          {organisation}, {dateText(Date.parse(published_time), zone)}
        </p>
        <p className={classes['text']} dir="auto">
          {text}
        </p>
        {mayWithdraw && (
          <Button
            variant="default"
            disabled={isOff}
            aria-label={`${texts.withdraw} ${title}`}
            onClick={onWithdraw}
          >
            {texts.withdraw}
          </Button>
        )}
      </article>
    </Card>
  );
}

interface PictureProps {
  story_id: string;
  title: string;
  has_picture: boolean;
}

/** The picture of a story. Its place is reserved while it is loading. */
export function StoryPicture({ story_id, title, has_picture }: PictureProps) {
  const picture = useStoryPicture(story_id, has_picture);
  if (!has_picture) return null;
  return (
    <div className={classes['picture']}>
      {picture !== null && <img src={picture} alt={texts.pictureOf(title)} />}
    </div>
  );
}
