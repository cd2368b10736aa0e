export { hydrationFeature } from './feature.ts';
export { CalendarLegend } from './calendar/calendar-legend.tsx';
export { CalendarOff } from './calendar/calendar-off.tsx';
export { CalendarGrid } from './calendar/grid/calendar-grid.tsx';
export { CalendarGuide } from './calendar/help/calendar-guide.tsx';
export { HideCalendar } from './calendar/hide-calendar.tsx';
export { OptionsDialog } from './calendar/options/options-dialog.tsx';
export { calendarBody, leftOutOfPicture } from './calendar/picture/calendar-body.ts';
export { calendarEntries } from './calendar/picture/calendar-entries.ts';
export { PersonPictures } from './cards/person-pictures.tsx';
export { PersonHistoryCard } from './cards/person-history-card.tsx';
export { RecentCards } from './cards/recent-cards.tsx';
export { RecentCard } from './cards/recent-card.tsx';
export { signed, StatusLegend } from './cards/status-legend.tsx';
export { dailyOption } from './charts/daily-option.ts';
export { binWords, distributionOption } from './charts/distribution-option.ts';
export { peopleDrawing } from './charts/history-drawings.ts';
export type { TimeWords } from './charts/history-drawings.ts';
export type { ChartColors } from './charts/history-drawing.ts';
export { historyOption } from './charts/history-option.ts';
export { ringStates, statusRingOption } from './charts/status-ring-option.ts';
export { bandEntries, drawGlyph, stateEntries, statusEntries } from './charts/status-entries.ts';
export { lineEntries } from './charts/line-entries.ts';
export { sumOf } from './charts/status-parts.ts';
export { dryShare, shareText, tagsHeight, tagsOption } from './charts/tags-option.ts';
export type { DrawnTag } from './charts/tags-option.ts';
export { useChartColors } from './charts/use-chart-colors.ts';
export { useTimeWords } from './charts/use-time-words.ts';
export { HiddenValue } from './hidden-value.tsx';
export { HydrationBadge } from './hydration-badge.tsx';
export { glyphPaths } from './hydration-glyph-paths.ts';
export { HydrationGlyph } from './hydration-glyph.tsx';
export { glyphMark, hydrationPalette } from './hydration-palette.ts';
export { PeopleFilter } from './people-filter/people-filter.tsx';
export { hydrationTabs } from './person/hydration-tabs.ts';
export { hydrationStateOf } from './hydration-state-of.ts';
export {
  hiddenValuesHelp,
  hiddenValueText,
  isHiddenValue,
  numberText,
  valueText,
} from './value-text.ts';
