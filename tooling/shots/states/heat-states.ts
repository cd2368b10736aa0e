import type { Page } from 'playwright-core';
import { until, waitReady } from '#packages/testing/browser';
import { asItOpens, failing, heldBack, offline, opened, unread, waiting } from './stage.ts';
import type { ScreenState } from './stage.ts';

const map = { path: '/heatmap', as: 'owner' } as const;
/** The whole overview: a phone shows the Now screen otherwise. */
const monitoring = { path: '/monitoring?view=full', as: 'owner' } as const;
const assessment = { path: '/settings/dehydration-risk-assessment', as: 'owner' } as const;
const compliance = { path: '/settings/compliance-assessment', as: 'owner' } as const;
const complianceCall = '/v3/assessment/compliance*';
const complianceStates: readonly ScreenState[] = [
  { ...compliance, name: 'offline', bring: offline },
  { ...compliance, name: 'loading', bring: waiting(complianceCall) },
  { ...compliance, name: 'error', bring: failing(complianceCall) },
  { ...compliance, name: 'not-permitted', as: 'worker', bring: asItOpens },
  ...(['tests', 'retests', 'alerts', 'courses', 'rules'] as const).map((figure) => ({
    ...{ path: `${compliance.path}?figure=${figure}`, as: 'owner' as const },
    ...{ name: `rows-${figure}`, bring: asItOpens },
  })),
  {
    ...{ path: `${compliance.path}?from=2019-01-01&to=2019-01-31`, as: 'owner' },
    ...{ name: 'no-data', bring: asItOpens },
  },
];
const season = { path: '/monitoring/season', as: 'owner' } as const;
const seasonCall = '/v3/season-report?*';
const seasonStates: readonly ScreenState[] = [
  { ...season, name: 'offline', bring: offline },
  { ...season, name: 'loading', bring: waiting(seasonCall) },
  { ...season, name: 'error', bring: failing(seasonCall) },
  { ...season, name: 'not-permitted', as: 'worker', bring: asItOpens },
  {
    ...{ path: `${season.path}?figure=breaks`, as: 'owner' as const },
    ...{ name: 'rows-breaks', bring: asItOpens },
  },
  {
    ...{ path: `${season.path}?from=2019-01-01&to=2019-01-31`, as: 'owner' },
    ...{ name: 'no-data', bring: asItOpens },
  },
];
const programme = { path: '/settings/osha-assessment', as: 'owner' } as const;
const programmeCall = '/v3/assessment/osha';
const programmeStates: readonly ScreenState[] = [
  { ...programme, name: 'offline', bring: offline },
  { ...programme, name: 'loading', bring: waiting(programmeCall) },
  { ...programme, name: 'error', bring: failing(programmeCall) },
  { ...programme, name: 'not-permitted', as: 'worker', bring: asItOpens },
  ...(['gaps', 'history'] as const).map((tab) => ({
    ...{ path: `${programme.path}?tab=${tab}`, as: 'owner' as const },
    ...{ name: tab, bring: asItOpens },
  })),
  {
    ...{ path: `${programme.path}?tab=history`, as: 'owner', name: 'check' },
    bring: opened((page) => page.getByRole('table').getByRole('link').first().click()),
  },
];
const place = 'Port stockyard';
/** The sheets of a site, with the names of their pictures. */
const sheets = [
  ['crew_card', 'crew-card'],
  ['best_hours', 'best-hours'],
] as const;
/** The sites of the dataset, and an unknown one. */
const nowhere = '0199a3c2-5d1e-7c3f-8b1a-3f2d6a1c9e04';
const sites = [
  ['', '{site}'],
  ['-half-told', '{half_told_site}'],
  ['-untold', '{untold_site}'],
  ['-idle', '{idle_site}'],
  ['-nowhere', nowhere],
] as const;

/**
 * The crew card and the planner of every kind of site, and while loading, with an error and
 * offline.
 */
const sheetStates: readonly ScreenState[] = sheets.flatMap(([key, name]) => {
  const sheet = { ...monitoring, path: `/monitoring?view=full&${key}={site}` };
  return [
    ...sites.map(([kind, site]) => ({
      ...monitoring,
      ...{ path: `/monitoring?view=full&${key}=${site}`, name: name + kind, bring: asItOpens },
    })),
    { ...sheet, name: `${name}-loading`, bring: heldBack('heat.site-jobs') },
    { ...sheet, name: `${name}-error`, bring: unread('heat.site-jobs') },
    { ...sheet, name: `${name}-offline`, bring: offline },
  ];
});

const reads = ['heat.site-jobs', 'heat.risk-per-location', 'weather.forecast'] as const;

/** The map and the cards of monitoring while loading, with an error, and without people. */
const readStates: readonly ScreenState[] = [
  { ...map, name: 'loading', bring: heldBack('heat.map') },
  { ...map, name: 'error', bring: unread('heat.map') },
  ...reads.flatMap((read) => {
    const name = read.replace('.', '-');
    return [
      { ...monitoring, name: `${name}-loading`, bring: heldBack(read) },
      { ...monitoring, name: `${name}-error`, bring: unread(read) },
    ];
  }),
  ...sites.slice(1).map(([kind, site]) => ({
    ...monitoring,
    path: `/monitoring?view=full&matrix_location=${site}`,
    ...{ name: `matrix${kind}`, bring: asItOpens },
  })),
];

/** The heat map near and far, and further states of the heat cards of monitoring. */
export const heatStates: readonly ScreenState[] = [
  ...[2, 6, 10, 13].map((zoom) => ({
    ...map,
    name: `zoom-${String(zoom)}`,
    bring: opened((page) => zoomTo(page, zoom)),
  })),
  {
    ...map,
    name: 'location',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: place }).first().click();
      // The map moves until the whole popup is visible.
      await until('popup visible', async () => {
        const [popup, whole] = [page.locator('.leaflet-popup'), page.locator('.leaflet-container')];
        return ((await popup.boundingBox())?.y ?? 0) > ((await whole.boundingBox())?.y ?? Infinity);
      });
    }),
  },
  {
    ...map,
    name: 'temperature',
    bring: opened((page) => page.getByRole('switch', { name: 'Temperature' }).check()),
  },
  {
    ...map,
    name: 'day',
    bring: opened((page) => page.getByRole('button', { name: /^Day: / }).click()),
  },
  { ...map, name: 'offline', bring: offline },
  { ...map, name: 'of-worker', as: 'worker', bring: asItOpens },
  {
    ...monitoring,
    name: 'matrix-days',
    bring: opened((page) => page.getByRole('button', { name: /^Days: / }).click()),
  },
  {
    ...monitoring,
    name: 'matrix-week',
    bring: opened(async (page) => {
      await page.getByRole('button', { name: /^Days: / }).click();
      await page.getByRole('button', { name: 'Last 7 days' }).click();
      await page
        .getByRole('button', { name: /, Max: / })
        .first()
        .waitFor();
    }),
  },
  {
    ...monitoring,
    name: 'matrix-week-failing',
    bring: async ({ page, open, refuse }) => {
      await refuse('/v3/external/weather/history?*', 500);
      await open();
      await page.getByRole('button', { name: /^Days: / }).click();
      await page.getByRole('button', { name: 'Last 7 days' }).click();
      await page.getByText('Connect to see days before today.').waitFor();
    },
  },
  {
    ...monitoring,
    name: 'all-jobs',
    bring: opened((page) => page.getByText('All jobs').click()),
  },
  {
    ...monitoring,
    name: 'weather-by-date',
    bring: opened((page) => page.getByText('By date').click()),
  },
  {
    ...monitoring,
    name: 'beaufort',
    bring: opened((page) => page.getByRole('button', { name: 'Help: Wind speed' }).click()),
  },
  { ...monitoring, name: 'cards-offline', bring: offline },
  { ...monitoring, name: 'of-worker', as: 'worker', bring: asItOpens },
  {
    ...monitoring,
    path: '/monitoring?best_hours={site}',
    name: 'best-hours-moved',
    bring: opened(async (page) => {
      const shift = page.getByRole('slider').first();
      for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowLeft']) await shift.press(key);
    }),
  },
  ...sheetStates,
  ...readStates,
  { ...assessment, name: 'offline', bring: offline },
  { ...assessment, name: 'loading', bring: waiting('/v3/assessment/dehydration-risk*') },
  { ...assessment, name: 'error', bring: failing('/v3/assessment/dehydration-risk*') },
  { ...assessment, name: 'not-permitted', as: 'worker', bring: asItOpens },
  ...complianceStates,
  ...seasonStates,
  ...programmeStates,
  // These change the organisation, so they come last.
  { ...monitoring, name: 'imperial', bring: inImperial },
  { ...map, name: 'imperial', bring: inImperial },
];

/** Zooms in from the whole world, one press at a time, so that the place stays visible. */
async function zoomTo(page: Page, zoom: number): Promise<void> {
  const out = page.getByRole('button', { name: 'Zoom out' });
  while ((await out.getAttribute('aria-disabled')) !== 'true') await out.click();
  for (let level = 0; level < zoom; level += 1) {
    await page
      .locator('.leaflet-container path.leaflet-interactive')
      .last()
      .dblclick({ force: true });
  }
  // The names of towns come from the server, unless an earlier picture has loaded them.
  await page.waitForResponse(/\/towns/, { timeout: 3000 }).catch(() => undefined);
}

async function inImperial({ page, open }: Parameters<ScreenState['bring']>[0]): Promise<void> {
  await open();
  await page.goto(new URL('/settings/org', page.url()).href);
  await waitReady(page);
  const units = page.getByRole('region', { name: 'Units' });
  const imperial = units.getByRole('radio', { name: /Imperial/ });
  if (!(await imperial.isChecked())) {
    await imperial.check();
    await units.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Settings updated.').first().waitFor();
  }
  await open();
}
