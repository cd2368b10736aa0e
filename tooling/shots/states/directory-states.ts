import { asItOpens, failing, offline } from './stage.ts';
import type { ScreenState, Stage } from './stage.ts';

const address = { path: '/people/add/azuread', as: 'owner' } as const;
const searched = { ...address, path: '/people/add/azuread?search=a' } as const;
const calls = '/v3/user/azuread*';

const names = [
  ['Aroha', 'Paki', 'Kiln', false],
  ['Anton', 'Lindqvist', 'Rail and port operations', false],
  ['Amélie', 'Desrosiers-Papadopoulos', '', false],
  ['Ada', 'Whitfield', 'Kiln', true],
  ['Arjun', 'Mehta', 'Safety', false],
  ['Akiko', 'Tanaka', 'Kiln', false],
] as const;
const people = names.map(([name_first, name_last, department, is_person], index) => ({
  ...{ object_id: String(index), name_first, name_last, department, is_person },
  email: `${name_first}.${name_last}@ironbark.example`.toLowerCase(),
}));
const none = { state: 'ready', domains: ['ironbark.example'], people: [], is_more: false };
const found = { ...none, people, is_more: true };

const respondingWith = (data: object): ScreenState['bring'] =>
  async function bring({ open, answer }) {
    await answer(calls, data);
    await open();
  };

/** Chooses some of the found people. */
async function choose({ open, answer, page }: Stage): Promise<void> {
  await answer(calls, found);
  await open();
  for (const name of ['Aroha Paki', 'Amélie Desrosiers-Papadopoulos', 'Arjun Mehta']) {
    await page.getByRole('checkbox', { name }).check();
  }
}

const missing = ['no_provider', 'other_provider', 'no_secret', 'off', 'not_shown'] as const;

/** The page that adds people from the work directory. */
export const directoryStates: readonly ScreenState[] = [
  ...missing.map((state) => ({
    ...address,
    name: state,
    bring: respondingWith({ ...none, state }),
  })),
  { ...address, name: 'ready', bring: respondingWith(none) },
  { ...searched, name: 'no-match', bring: respondingWith(none) },
  { ...searched, name: 'found', bring: respondingWith(found) },
  { ...searched, name: 'chosen', bring: choose },
  {
    ...searched,
    name: 'search-failed',
    bring: async (stage) => {
      await choose(stage);
      const { page, refuse } = stage;
      await refuse(calls, 503, 'The directory did not respond in time.');
      await page.getByRole('searchbox').fill('pak');
      await page.getByText('The directory did not respond in time.').waitFor();
    },
  },
  {
    ...searched,
    name: 'refused',
    bring: async (stage) => {
      await choose(stage);
      const { page, refuse } = stage;
      await refuse('/v3/user/azuread', 503, 'The directory is busy. Please try again in a minute.');
      await page.getByRole('button', { name: 'Add 3 people' }).click();
      await page.getByText('No people were added.').waitFor();
    },
  },
  {
    ...searched,
    name: 'added',
    bring: async (stage) => {
      await choose(stage);
      const { page, answer } = stage;
      await answer('/v3/user/azuread', {
        added: ['0', '4'].map((object_id) => ({ object_id, user_id: object_id })),
        skipped: [{ object_id: '2', reason: 'A user with this email address already exists' }],
      });
      await page.getByRole('button', { name: 'Add 3 people' }).click();
      await page.getByRole('link', { name: 'Go to People' }).waitFor();
    },
  },
  { ...address, name: 'error', bring: failing(calls) },
  {
    ...searched,
    name: 'offline',
    bring: async ({ open, answer, cutLine }) => {
      await answer(calls, found);
      await open();
      await cutLine();
    },
  },
  { ...address, name: 'offline-at-first', bring: offline },
  { ...address, name: 'not-permitted', as: 'worker', bring: asItOpens },
  { path: '/people', name: 'with-directory', as: 'owner', bring: respondingWith(none) },
];
