import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useSave } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import { Card, DialogForm, EmptyState, Modal, RelativeTime } from '#packages/ui';
import { storyMessages } from '#stories/contract';
import type { WaitingStory } from '#stories/contract';
import { StoryPicture } from './story-card.tsx';
import { storyTexts as texts } from './story-texts.ts';
import classes from './stories.module.css';

interface Props {
  stories: readonly WaitingStory[];
  isOff: boolean;
  onPublish: (story: WaitingStory) => unknown;
  onReject: (story: WaitingStory, reason: string) => Promise<Refused>;
}

/** For the support team: submitted stories of all organisations. */
export function WaitingStories({ stories, isOff, onPublish, onReject }: Props) {
  const [rejected, setRejected] = useState<WaitingStory | null>(null);
  return (
    <Card title={texts.waiting} subtitle={texts.waitingAbout}>
      {stories.length === 0 ? (
        <EmptyState title={texts.nothingWaits} text={texts.nothingWaitsAbout} outline="none" />
      ) : (
        <ul className={classes['waiting']}>
          {stories.map((story) => (
            <li key={story.story_id}>
              <StoryPicture {...story} />
              <h3 dir="auto">{story.title}</h3>
              <p className={classes['from']} dir="auto">
                {story.organisation}, <RelativeTime time={Date.parse(story.submitted_time)} />
              </p>
              <p className={classes['text']} dir="auto">
                {story.text}
              </p>
              <Group gap={8}>
                <Button
                  disabled={isOff}
                  aria-label={`${texts.publish} ${story.title}`}
                  onClick={() => onPublish(story)}
                >
                  {texts.publish}
                </Button>
                <Button
                  variant="default"
                  disabled={isOff}
                  aria-label={`${texts.reject} ${story.title}`}
                  onClick={() => setRejected(story)}
                >
                  {texts.reject}
                </Button>
              </Group>
            </li>
          ))}
        </ul>
      )}
      <Modal
        opened={rejected !== null}
        onClose={() => setRejected(null)}
        title={rejected === null ? '' : texts.rejectTitle(rejected.title)}
        size={440}
      >
        {rejected !== null && (
          <RejectForm
            onReject={(reason) => onReject(rejected, reason)}
            onClose={() => setRejected(null)}
          />
        )}
      </Modal>
    </Card>
  );
}

interface FormProps {
  onReject: (reason: string) => Promise<Refused>;
  onClose: () => void;
}

const blank = { reason: '' };

function RejectForm({ onReject, onClose }: FormProps) {
  const form = useSave(blank);
  const { reason } = form.values;
  const problems: Record<string, string> =
    reason.trim() === '' ? { reason: storyMessages.reasonRequired } : {};
  return (
    <DialogForm
      label={texts.reject}
      submit={texts.reject}
      isBusy={form.isBusy}
      onCancel={onClose}
      onSubmit={() => form.save({ problems, send: () => onReject(reason), onDone: onClose })}
    >
      <Textarea
        label={texts.reasonField}
        description={texts.reasonAbout}
        required
        data-autofocus
        autosize
        minRows={3}
        maxRows={8}
        {...form.text('reason')}
      />
    </DialogForm>
  );
}
