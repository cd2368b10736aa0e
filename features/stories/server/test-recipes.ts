import { newId, smallJpeg } from '#apps/server/testing';
import type { Cell, Recipes } from '#apps/server/testing';

/** The calls about stories. */
export const recipes: Recipes = {
  'story.list: published stories and the own ones': async (cell) => {
    await addStory(cell);
    return {};
  },
  "story.picture: of a draft of the person's": async (cell) => ({
    path: `/v3/story/${await addStory(cell)}/picture`,
  }),
  'story.add: a new story': () => ({
    body: { story_id: newId(), title: 'Shade', text: 'More shade', image: smallJpeg },
  }),
  "story.change: a draft of the person's": async (cell) => ({
    body: { story_id: await addStory(cell), title: 'Water' },
  }),
};

/** A draft of the subject, with their mark as text and picture. */
async function addStory({ fixture, target }: Cell): Promise<string> {
  const story_id = newId();
  await fixture.owner.query(
    `insert into stories (org_id, story_id, user_id, title, text, image, consent, state,
       created_time, changed_time)
     values ($1, $2, $3, 'A title', $4, $4, false, 'Draft', now(), now())`,
    [target.org_id, story_id, target.user_id, target.email],
  );
  return story_id;
}
