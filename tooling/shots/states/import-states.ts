import type { Page } from 'playwright-core';
import { asItOpens, failing, offline } from './stage.ts';
import type { ScreenState, Stage } from './stage.ts';

const screen = { path: '/people/import', as: 'owner' } as const;
const calls = { verify: '/v3/user/import/verify', run: '/v3/user/import' };
const headers = 'First Name,Last Name,Email,Password,Tags,Jobs,Locations';

/** A file with a number of rows, including every kind of problem. */
function crew(count: number): string {
  const lines = [
    'Amara,Okafor-Lindqvist of the northern haul road,amara.okafor@ironbark-resources.example,,Day crew,,',
    ',,,,,,',
    'Ben,Halvorsen,not an address,,Night crew; A crew that is not there yet,Scaffolding,North Pit',
    'Aroha,Ngata,worker@demo.example,another secret,,,',
    'Chidi,Nwosu,chidi@demo.example,,,,',
    'Dev,Rao,chidi@demo.example,rain over iron,,,',
    ...Array.from({ length: count - 6 }, (_, at) => `Crew,Member ${String(at + 1)},,,Day crew,,`),
  ];
  return [headers, ...lines].join('\r\n');
}

const done = { created: 480, updated: 3, failed: [], user_ids: [] };

/** From the file to the imported people, with all errors. */
export const importStates: readonly ScreenState[] = [
  { ...screen, name: 'offline', bring: offline },
  { ...screen, name: 'last-unknown', bring: failing(calls.run) },
  { ...screen, name: 'not-permitted', as: 'worker', bring: asItOpens },
  { ...screen, name: 'refused', bring: (stage) => give(stage, 'crew.txt', 'no table') },
  { ...screen, name: 'no-headers', bring: (stage) => give(stage, 'crew.csv', 'a,b\r\nc,d') },
  { ...screen, name: 'no-rows', bring: (stage) => give(stage, 'crew.csv', headers) },
  {
    ...screen,
    name: 'reading',
    bring: async (stage) => {
      // Held back during the picture.
      await stage.page.route(`**${calls.verify}`, () => undefined);
      await give(stage, 'The whole crew of the northern haul road.csv', crew(12), /^Reading/);
    },
  },
  { ...screen, name: 'result', bring: (stage) => give(stage, 'crew.csv', crew(12)) },
  { ...screen, name: 'result-5000', bring: (stage) => give(stage, 'crew.csv', crew(5000)) },
  {
    ...screen,
    name: 'problems',
    bring: async (stage) => {
      await give(stage, 'crew.csv', crew(12));
      await stage.page.getByText(/^Problems \d/).click();
    },
  },
  {
    ...screen,
    name: 'importing',
    bring: async (stage) => {
      // The page asks before it is left; the next picture leaves it anyway.
      stage.page.once('dialog', (dialog) => void dialog.accept());
      await give(stage, 'crew.csv', crew(1200));
      let asked = 0;
      // One slice passes, the second is held back.
      await stage.page.route(`**${calls.run}`, (route) => {
        asked += 1;
        return asked === 1 ? route.fulfill({ json: answerOf(done) }) : undefined;
      });
      await start(stage.page);
      await stage.page.getByText('Importing people: 500 of').waitFor();
    },
  },
  {
    ...screen,
    name: 'stopped',
    bring: async (stage) => {
      await give(stage, 'crew.csv', crew(1200));
      await stage.refuse(calls.run, 500, 'Server not responsive');
      await start(stage.page);
      await stage.page.getByRole('alert').first().waitFor();
    },
  },
  {
    ...screen,
    name: 'done',
    bring: async (stage) => {
      await give(stage, 'crew.csv', crew(12));
      await stage.answer(calls.run, done);
      await start(stage.page);
      await stage.page.getByText('480 created').first().waitFor();
    },
  },
  {
    ...screen,
    name: 'done-some',
    bring: async (stage) => {
      await give(stage, 'crew.csv', crew(12));
      const message = 'A user with this email address already exists';
      const failed = [5, 17, 212].map((row) => ({ row, message }));
      await stage.answer(calls.run, { ...done, failed });
      await start(stage.page);
      await stage.page.getByText('3 failed').first().waitFor();
    },
  },
  {
    ...screen,
    name: 'last',
    bring: async ({ open, answer }) => {
      const last = { import_id: 'last', total: 1200, done: 500, is_running: false, result: done };
      await answer(calls.run, { import: last });
      await open();
    },
  },
];

/** Opens the screen again and chooses a file. */
async function give(
  { page, open }: Stage,
  name: string,
  text: string,
  next = /Nothing has been imported yet|Invalid file|Missing required/,
): Promise<void> {
  await open();
  const field = page.getByLabel('Choose a spreadsheet', { exact: true });
  await field.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByText(next).first().waitFor();
}

function start(page: Page): Promise<void> {
  return page.getByRole('button', { name: /^Import \d/ }).click();
}

function answerOf(data: unknown) {
  return { status: true, success: true, data, message: null };
}
