export { ChartCard, ChartPlace } from './chart/chart-card.tsx';
export { dayAxes, dayLabel, stripes } from './chart/day-axes.ts';
export { FigureCard } from './chart/figure-card.tsx';
export { PlainTable } from './chart/plain-table.tsx';
export type { PlainTableData } from './chart/plain-table.tsx';
export { useChart } from './chart/use-chart.ts';
export type { ChartHandle } from './chart/use-chart.ts';
export { CardBoundary, Cards, ErrorBoundary } from './feedback/error-boundary.tsx';
export { lazyPart } from './feedback/lazy-part.tsx';
export { LeaveGuard } from './feedback/leave-guard.tsx';
export { LoadingPage } from './feedback/loading-page.tsx';
export { ChartSkeleton, TableSkeleton, TextSkeleton } from './feedback/skeletons.tsx';
export { EmptyState, ErrorState, NoMatch } from './feedback/states.tsx';
export { GenericLoader } from './feedback/generic-loader.tsx';
export { UnsentMark } from './feedback/unsent-mark.tsx';
export { FigureGrid, GridFigure } from './figures/figure-grid.tsx';
export { FigureList } from './figures/figure-list.tsx';
export { CopyText } from './fields/copy-text.tsx';
export type { FieldLooks } from './fields/dropdown/dropdown-field.tsx';
export type {
  DropdownChip,
  DropdownCreate,
  DropdownOption,
} from './fields/dropdown/dropdown-option.ts';
export { DialogForm, Form } from './fields/form.tsx';
export { DayField } from './fields/range/day-field.tsx';
export { RangePicker } from './fields/range/range-picker.tsx';
export { SearchField } from './fields/search-field.tsx';
export { SearchMultiSelect } from './fields/search-multi-select.tsx';
export { SearchSelect } from './fields/search-select.tsx';
export { WeekdayButtons } from './fields/weekday-buttons.tsx';
export { ZonePicker } from './fields/zone-picker.tsx';
export { csvTool, useSaveCsv } from './files/csv-file.tsx';
export { downloadBlob, downloadText } from './files/download.ts';
export { useFileName } from './files/file-name.ts';
export { FilterFoot } from './filter/filter-foot.tsx';
export { FilterPanel } from './filter/filter-panel.tsx';
export { ListFilters } from './filter/list-filters.tsx';
export { usePanel } from './filter/use-panel.ts';
export type { Panel } from './filter/use-panel.ts';
export { SentencePart } from './filter/sentence-part.tsx';
export { InitialsAvatar } from './frame/avatar.tsx';
export { Banner } from './frame/banner.tsx';
export { Brand, BrandSign } from './frame/brand.tsx';
export type { CardTool } from './frame/card-menu.tsx';
export { AnswerCard } from './frame/answer-card.tsx';
export { Card, HelpPopover } from './frame/card.tsx';
export { FormBar } from './frame/form-bar.tsx';
export { FeatureBadge, PreviewBadges } from './frame/feature-badge.tsx';
export { Crumbs, PageHead } from './frame/page-head.tsx';
export { DelayPrint, Page, useDelayPageReady, useTitle } from './frame/page.tsx';
export { PhoneTitle, PhoneTitlePlace } from './frame/phone-title.tsx';
export { useInSight } from './frame/use-in-sight.ts';
export { ErrorScreen, Screen } from './frame/screen.tsx';
export { SearchTabs } from './frame/search-tabs.tsx';
export { ActionNote, SettingsSection } from './frame/settings-section.tsx';
export { TabBar } from './frame/tab-bar.tsx';
export { useFullEntry } from './frame/use-full-entry.ts';
export { useHoverPopover } from './frame/use-hover-popover.ts';
export { useIsNarrow } from './frame/use-is-narrow.ts';
export { uiMessages } from './messages.ts';
export { ConfirmProvider, useConfirm } from './modal/confirm.tsx';
export type { Confirmation } from './modal/confirm.tsx';
export { Drawer, Modal } from './modal/modal.tsx';
export { useDiscardQuestion } from './modal/use-discard-question.ts';
export { usePageBehind } from './modal/use-page-behind.ts';
export { fontOf } from './picture/draw-picture.ts';
export type { LegendEntry, PictureBody, PictureLegend } from './picture/picture-parts.ts';
export { PictureSentence, usePictureTool } from './picture/use-picture-tool.tsx';
export { tableBody } from './picture/table-body.ts';
export type { PictureText } from './picture/use-picture-tool.tsx';
export { CardSheet } from './print/card-sheet.tsx';
export { useOnPaper } from './print/paper.ts';
export { PrintHead } from './print/print-head.tsx';
export { printPage } from './print/print-page.ts';
export { inSlices } from './progress/in-slices.ts';
export { ProgressChip } from './progress/progress-chip.tsx';
export { endProgress } from './progress/progress.ts';
export { WaitBar } from './progress/wait-bar.tsx';
export { QrCamera } from './qr/camera/qr-camera.tsx';
export { QrCode } from './qr/lazy-qr-code.tsx';
export { forgetRemembered, rememberFor, useRemembered } from './remembered.ts';
export { sortedRows } from './table/column.ts';
export type { Column, Sort } from './table/column.ts';
export { missing, RowAction, textColumn, timeColumn } from './table/columns.tsx';
export { DataTable } from './table/data-table.tsx';
export { ListBar } from './table/list-bar.tsx';
export { countSet, listSearch, sortAndPage, useListSearch } from './table/list-search.ts';
export { RowButton } from './table/row-button.tsx';
export { RowCheck } from './table/row-check.tsx';
export { LazyRowMenu, RowMenu } from './table/row-menu.tsx';
export { SelectionBar } from './table/selection-bar.tsx';
export { useSelection } from './table/use-selection.ts';
export type { Selection } from './table/use-selection.ts';
export {
  pageOf,
  useLocalPage,
  useSortedPage,
  useTablePlace,
  useTableSize,
} from './table/table-place.ts';
export { lineColours, lineDashes, token, tokens } from './theme/tokens.ts';
export type { Token, TokenName } from './theme/tokens.ts';
export { ThemeProvider, UiProvider } from './theme/ui-provider.tsx';
export { RelativeTime } from './time/relative-time.tsx';
export { useNow, useZone, ZoneProvider } from './time/zone.tsx';
export { ToastBody } from './toast/toast-body.tsx';
export { Toaster } from './toast/toaster.tsx';
export { useToastsAbove } from './toast/use-toasts-above.ts';
export {
  forgetToasts,
  hideToast,
  keptToasts,
  markToastsSeen,
  onToasts,
  showToast,
} from './toast/toasts.ts';
export type { KeptToast, Toast } from './toast/toast.ts';
