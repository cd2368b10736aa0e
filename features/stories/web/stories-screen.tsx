import { Button } from '@mantine/core';
import { IconPencilPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCopy, useSyncStatus } from '#packages/sync/web';
import { EmptyState, ErrorState, Screen, TextSkeleton, useConfirm } from '#packages/ui';
import { isSupportAdmin } from '#permissions/domain';
import { permissionsViewer } from '#permissions/offline';
import type { OwnStory } from '#stories/contract';
import { OwnStories } from './own-stories.tsx';
import { StoryCard } from './story-card.tsx';
import { StoryDialog } from './story-dialog.tsx';
import { storyTexts as texts } from './story-texts.ts';
import { useOlderStories, useStories } from './use-stories.ts';
import { WaitingStories } from './waiting-stories.tsx';
import classes from './stories.module.css';

/** /referral/stories: published stories, the own ones, and those that wait for approval. */
export function StoriesScreen() {
  const { online } = useSyncStatus();
  const { data: viewer } = useCopy(permissionsViewer, {});
  const confirm = useConfirm();
  const state = useStories();
  const { stories, error, refetch } = state;
  const { older, hasMore, isBusy, load } = useOlderStories(stories?.next ?? null);
  /** The story in the dialog: null for a new one, undefined for none. */
  const [edited, setEdited] = useState<OwnStory | null>();
  const withdraw = async ({ story_id, title }: { story_id: string; title: string }) => {
    if (await confirm(texts.sureWithdraw(title))) void state.withdraw(story_id);
  };
  const tell = (
    <Button
      leftSection={<IconPencilPlus size={16} stroke={1.75} />}
      disabled={!online}
      onClick={() => setEdited(null)}
    >
      {texts.tell}
    </Button>
  );
  return (
    <Screen
      title={texts.title}
      sentence={online ? texts.sentence : texts.needsConnection}
      ready={stories !== undefined || error !== null}
      actions={tell}
    >
      {stories === undefined ? (
        error === null ? (
          <TextSkeleton widths={[60, 80, 40]} />
        ) : (
          <ErrorState onRetry={refetch} />
        )
      ) : (
        <div className={classes['parts']}>
          {viewer !== undefined && isSupportAdmin(viewer) && (
            <WaitingStories
              stories={stories.waiting}
              isOff={!online}
              onPublish={state.publish}
              onReject={state.reject}
            />
          )}
          {stories.own.length > 0 && (
            <OwnStories
              stories={stories.own}
              isOff={!online}
              onEdit={setEdited}
              onWithdraw={(story) => void withdraw(story)}
            />
          )}
          <h2 className={classes['heading']}>{texts.published}</h2>
          {stories.published.length === 0 ? (
            <EmptyState title={texts.nonePublished} text={texts.nonePublishedAbout} action={tell} />
          ) : (
            <div className={classes['cards']}>
              {[...stories.published, ...older].map((story) => (
                <StoryCard
                  key={story.story_id}
                  story={story}
                  // The own ones are withdrawn in their list.
                  mayWithdraw={
                    story.can_withdraw &&
                    !stories.own.some(({ story_id }) => story_id === story.story_id)
                  }
                  isOff={!online}
                  onWithdraw={() => void withdraw(story)}
                />
              ))}
            </div>
          )}
          {hasMore && (
            <Button
              variant="default"
              className={classes['more']}
              loading={isBusy}
              disabled={!online}
              onClick={() => void load()}
            >
              {texts.more}
            </Button>
          )}
        </div>
      )}
      <StoryDialog story={edited} onSave={state.save} onClose={() => setEdited(undefined)} />
    </Screen>
  );
}
