import { useRef, useState } from 'react';
import { useWrite } from '#packages/form/web';
import type { Refused } from '#packages/form/web';
import type { CallInput } from '#packages/http/contract';
import { useAnswer, useClient } from '#packages/http/web';
import { readLoyalty } from '#loyalty/contract';
import { addStory, changeStory, listStories, readStoryPicture } from '#stories/contract';
import type { PublishedStory, WaitingStory } from '#stories/contract';
import { isSameStory } from './same-story.ts';
import { storyTexts as texts } from './story-texts.ts';

/** A story as the form sends it. */
export type StoryInput = CallInput<typeof addStory>['body'];

type Change = Omit<CallInput<typeof changeStory>['body'], 'story_id'>;

/** The stories that the person may see, and the actions with them. */
export function useStories() {
  const client = useClient();
  const { write } = useWrite({ stale: [listStories, readStoryPicture, readLoyalty] });
  const { data, error, refetch } = useAnswer(listStories, {});
  /** New stories that were sent at least once. */
  const tried = useRef(new Set<string>());

  const change = (story_id: string, body: Change, done: string): Promise<Refused> =>
    write(() => client.call(changeStory, { body: { story_id, ...body } }), { done });

  const save = (story: StoryInput, isNew: boolean): Promise<Refused> => {
    const done = story.state === 'Submitted' ? texts.submitted : texts.saved;
    const { story_id, ...body } = story;
    return isNew ? write(() => add(story), { done }) : change(story_id, body, done);
  };

  /** A try without an answer may have stored the story; then what was edited since is sent too. */
  const add = async (story: StoryInput): Promise<void> => {
    const isAgain = tried.current.has(story.story_id);
    tried.current.add(story.story_id);
    const stored = await client.call(addStory, { body: story });
    if (isAgain && !isSameStory(stored, story)) await client.call(changeStory, { body: story });
  };

  const withdraw = (story_id: string) => change(story_id, { state: 'Draft' }, texts.withdrawn);
  const publish = ({ story_id, submitted_time }: WaitingStory) =>
    change(story_id, { state: 'Published', submitted_time }, texts.publishedNow);
  const reject = ({ story_id, submitted_time }: WaitingStory, reason: string) =>
    change(story_id, { state: 'Rejected', reason, submitted_time }, texts.rejected);

  const actions = { save, withdraw, publish, reject };
  return { stories: data, error, refetch: () => void refetch(), ...actions };
}

/** Published stories after those of the first answer, loaded page by page. */
export function useOlderStories(first: string | null) {
  const client = useClient();
  const { isBusy, write } = useWrite();
  const [older, setOlder] = useState<readonly PublishedStory[]>([]);
  const [next, setNext] = useState<string | null>();
  const after = next === undefined ? first : next;
  const load = () =>
    write(async () => {
      if (after === null) return;
      const page = await client.call(listStories, { query: { after } });
      setOlder((before) => [...before, ...page.published]);
      setNext(page.next);
    });
  return { older, hasMore: after !== null, isBusy, load };
}

/** The picture of a story, as an address for an image; null without one. */
export function useStoryPicture(story_id: string, isWanted: boolean) {
  const { data } = useAnswer(
    readStoryPicture,
    { params: { id: story_id } },
    { enabled: isWanted, staleTime: 300_000 },
  );
  return data?.image == null ? null : `data:image/jpeg;base64,${data.image}`;
}
