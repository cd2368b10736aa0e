import { pointsOf } from '#loyalty/contract';
import { addEntry } from '#loyalty/server';
import type { WriteTx } from '#packages/database';
import type { DemoSite } from '#packages/feature/server';
import type { StoryState } from '#stories/contract';
import { insertStory, updateStory } from './story-store.ts';

const day = 86_400_000;

interface DemoStory {
  title: string;
  text: string;
  state: StoryState;
  /** Days since it was added. */
  ago: number;
  reason?: string;
}

/** Stories of the owner: one is published, one was rejected, one is not finished. */
const stories: readonly DemoStory[] = [
  {
    title: 'A test before every shift changed our summer',
    text: 'Last January three people in our pit crew went home with heat exhaustion within two weeks. We had water at every crib room, so we thought we had done enough.\n\nNow everybody on the day crew takes a hydration test before the pre-start meeting. It takes less than a minute. The surprise was not the afternoon: one in three people was already dehydrated at six in the morning.\n\nWe moved the fridge with the electrolyte drinks next to the sign-on sheet. Since then we have not had a single case.',
    state: 'Published',
    ago: 14,
  },
  {
    title: 'Crew 4 wins the water cup',
    text: 'Crew 4 had the most tests in October. Well done!',
    state: 'Rejected',
    ago: 8,
    reason: 'Please tell what other sites can learn from it, and leave out the ranking of crews.',
  },
  {
    title: 'Shade where the work is',
    text: 'We bought two trailers with shade sails that follow the drill rig. To be finished: numbers before and after.',
    state: 'Draft',
    ago: 2,
  },
];

/** Adds the stories of the owner, and the points of the published one. */
export async function addDemoStories(tx: WriteTx, site: DemoSite): Promise<void> {
  const { now, idOf, ownerId: user_id } = site;
  for (const { title, text, state, ago, reason = '' } of stories) {
    const story_id = idOf(`story ${title}`);
    const time = new Date(now - ago * day).toISOString();
    const isDraft = state === 'Draft';
    await insertStory(tx, {
      ...{ story_id, user_id, title, text, image: null, consent: !isDraft },
      ...{ state: isDraft ? 'Draft' : 'Submitted', time },
    });
    if (isDraft) continue;
    const answered = new Date(now - (ago - 2) * day).toISOString();
    await updateStory(tx, story_id, { state, reason, time: answered });
    if (state !== 'Published') continue;
    await addEntry(
      tx,
      {
        ...{ cause: `story:${story_id}`, kind: 'story', points: pointsOf.story },
        ...{ summary: title, user_id },
      },
      { entry_id: idOf(`points for ${title}`), time: answered },
    );
  }
}
