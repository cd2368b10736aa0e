const dropdown = 'packages/ui/fields/dropdown/dropdown-option.ts';

/** Constants that only their own file uses: the file, and the line around the value. */
export const written: Record<string, readonly [file: string, line: (value: string) => string]> = {
  'sync.progress_core': [
    'packages/sync/offline/engine/one-run.ts',
    (value) => `run.progress(${value}, progress.images(${value}))`,
  ],
  'sync.progress_images': [
    'packages/sync/offline/engine/one-run.ts',
    (value) => `run.progress(${value}, progress.measurements)`,
  ],
  'sync.progress_done': [
    'packages/sync/offline/engine/one-run.ts',
    (value) => `run.progress(${value}, progress.done)`,
  ],
  'sync.progress_batch': [
    'packages/sync/offline/engine/init-run.ts',
    (value) => `batch * ${value})`,
  ],
  'sync.progress_cap': [
    'packages/sync/offline/engine/init-run.ts',
    (value) => `Math.min(${value}, `,
  ],
  'sync.status_clears': [
    'packages/sync/offline/engine/engine.ts',
    (value) => `textDuration = ${value};`,
  ],
  'sync.initialised_poll': ['packages/sync/web/bridge.ts', (value) => `pollInterval = ${value};`],
  'router.redirect_limit': ['apps/web/redirect-limit.ts', (value) => `= ${value};`],
  'router.preload_delay': ['apps/web/router.tsx', (value) => `defaultPreloadDelay: ${value},`],
  'query.stale_time': [
    'packages/http/web/call-cache.tsx',
    (value) => `staleTime = ${String(Number(value) / 60_000)} * 60 * 1000;`,
  ],
  'ui.toast_action': ['packages/ui/toast/toast.ts', (value) => `write: ${value},`],
  'ui.toast_other': ['packages/ui/toast/toast.ts', (value) => `background: ${value},`],
  'ui.snapshot_scale': [
    'packages/ui/picture/draw-picture.ts',
    (value) => `pictureScale = ${value};`,
  ],
  'tables.page_sizes': [
    'packages/ui/table/pages.ts',
    (value) => `pageSizes = [${value.replaceAll(' ', ', ')}] as const;`,
  ],
  'ui.debounce': ['packages/ui/fields/search-timing.ts', (value) => `searchDebounce = ${value};`],
  'ui.popover_close': [
    'packages/ui/frame/use-hover-popover.ts',
    (value) => `popoverClose = ${value};`,
  ],
  'ui.tag_menu_close': [
    'features/tags/web/pickers/picker-texts.ts',
    (value) => `menuBlur = ${value};`,
  ],
  'ui.dropdown_blur': [dropdown, (value) => `dropdownBlur = ${value};`],
  'ui.dropdown_height': [dropdown, (value) => `list: ${value},`],
  'ui.dropdown_row': [dropdown, (value) => `row: ${value},`],
  'ui.dropdown_overscan': [dropdown, (value) => `overscan: ${value} }`],
  'tables.page_buttons': ['packages/ui/table/pages.ts', (value) => `if (count <= ${value}) return`],
  'ui.picker_months': [
    'packages/ui/fields/range/range-picker.tsx',
    (value) => `pickerMonths = ${value};`,
  ],
  'ui.copy_confirmation': [
    'packages/ui/fields/copy-text.tsx',
    (value) => `confirmedFor = ${value};`,
  ],
  'hydration.history_length': [
    'features/hydration/offline/history-points.ts',
    (value) => `historyLength = ${value};`,
  ],
  'measurements.recent': [
    'features/hydration/offline/person-read.ts',
    (value) => `recentLength = ${value};`,
  ],
  'measurements.most_in_one_call': [
    'features/measurements/contract/measurement-endpoints.ts',
    (value) => `.max(${value}) }),`,
  ],
  'auth.email_longest': [
    'features/auth/contract/email-address.ts',
    (value) => `longestEmail = ${value};`,
  ],
  'auth.otp_length': [
    'features/auth/contract/auth-endpoints.ts',
    (value) => `otp: z.string().max(${value})`,
  ],
};
