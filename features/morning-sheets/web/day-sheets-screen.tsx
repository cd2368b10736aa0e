import { Button, Select } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Crumbs, DayField, EmptyState, ErrorState, Screen, TableSkeleton } from '#packages/ui';
import { sheetTexts as texts } from './sheet-texts.ts';
import type { DaySheets } from './use-day-sheets.ts';

interface Choice {
  location?: string | undefined;
  date?: string | undefined;
}

interface Props {
  sheets: DaySheets;
  title: string;
  /** The title with the place that is shown. */
  tabTitle: string;
  sentence: string;
  actions: ReactNode;
  onChoose: (change: Choice) => void;
  /** Class of the row with the choices. */
  className: string | undefined;
  /** Further choices, after location and day. */
  choices?: ReactNode;
  /** Shown instead of the sheets. */
  refusal?: ReactNode;
  children: ReactNode;
}

/** A screen with a sheet for each location on a day, or the state that says why there is none. */
export function DaySheetsScreen(props: Props) {
  const { sheets, title, tabTitle, sentence, actions, onChoose, className = '' } = props;
  const { location, locations, date, days } = sheets;
  return (
    <Screen
      title={<span className="ws-not-printed">{title}</span>}
      tabTitle={tabTitle}
      sentence={<span className="ws-not-printed">{sentence}</span>}
      ready={sheets.isReady}
      crumbs={
        <span className="ws-not-printed">
          <Crumbs here={title}>
            <Link to="/monitoring">{texts.back}</Link>
          </Crumbs>
        </span>
      }
      actions={actions}
    >
      <div className={`${className} ws-not-printed`}>
        <Select
          label={texts.location}
          data={[
            { value: '', label: texts.all },
            ...(locations ?? []).map(({ tag_id, name }) => ({ value: tag_id, label: name })),
          ]}
          value={location ?? ''}
          allowDeselect={false}
          onChange={(next) => onChoose({ location: next || undefined })}
        />
        <DayField
          label={texts.day}
          value={date}
          placeholder={texts.day}
          {...days}
          onChange={(day) => onChoose({ date: day ?? undefined })}
        />
        {props.choices}
      </div>
      <Sheets {...props} />
    </Screen>
  );
}

function Sheets({ sheets, refusal, children }: Props) {
  if (sheets.error !== null) return <ErrorState onRetry={sheets.retry} />;
  if (sheets.locations === undefined) return <TableSkeleton rows={8} height={40} />;
  if (refusal !== undefined) return refusal;
  if (!sheets.hasRosters) {
    return <EmptyState title={texts.noRosters} text={texts.noRostersAbout} outline="none" />;
  }
  if (sheets.shown.length > 0) return children;
  return (
    <EmptyState
      title={texts.nobody}
      text={sheets.location === undefined ? texts.nobodyAnywhere : texts.nobodyAbout}
      action={
        <Button component={Link} to="/people/roster" variant="default">
          {texts.openRoster}
        </Button>
      }
    />
  );
}
