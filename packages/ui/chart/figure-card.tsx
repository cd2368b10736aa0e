import { SegmentedControl } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconChartLine, IconTable } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import { ErrorState } from '../feedback/states.tsx';
import { csvTool, useSaveCsv } from '../files/csv-file.tsx';
import type { CardTool } from '../frame/card-menu.tsx';
import { Card } from '../frame/card.tsx';
import { useDelayPageReady } from '../frame/page.tsx';
import { usePictureTool } from '../picture/use-picture-tool.tsx';
import type { PictureText } from '../picture/use-picture-tool.tsx';
import { useRemembered } from '../remembered.ts';
import { PlainTable } from './plain-table.tsx';
import type { ChartHandle } from './use-chart.ts';
import classes from './chart-card.module.css';

export interface FigureCardProps {
  title: string;
  /** Key of the remembered choice and of the files: 'hydration-status'. */
  slug: string;
  help?: ReactNode;
  subtitle?: ReactNode;
  /** The content of the figure as a table and file. Rows are created on demand. */
  table: { columns: readonly string[]; rows: () => string[][] };
  /** Left of the switch: a legend in one line. */
  legend?: ReactNode;
  /** Choices of the card, at the top of its menu, also while it is empty. */
  choices?: readonly CardTool[];
  /** Shown instead of the figure if there is no data. */
  empty?: ReactNode;
  footer?: ReactNode;
  /** Texts of the picture, if they are not in the card itself as plain text. */
  picture?: PictureText | undefined;
  error?: unknown;
  onRetry?: () => void;
}

interface Props extends FigureCardProps {
  /** How the figure is drawn for a picture. */
  drawn: Pick<ChartHandle, 'isDrawn' | 'picture'>;
  /** The figure is loading: `children` is a skeleton. */
  isPending: boolean;
  /** The figure. */
  children: ReactNode;
}

const noChoices: readonly CardTool[] = [];

/** The view of a card. */
type Look = 'chart' | 'table';

const looks = [
  { label: 'Chart', value: 'chart' },
  { label: 'Table', value: 'table' },
];

interface LookSwitchProps {
  title: string;
  look: Look;
  onChange: (look: Look) => void;
}

/** The switch between a chart and its table. Memoised. */
const LookSwitch = memo(function LookSwitch({ title, look, onChange }: LookSwitchProps) {
  return (
    <SegmentedControl
      aria-label={`${title} as`}
      data={looks}
      value={look}
      onChange={(value) => onChange(value as Look)}
    />
  );
});

/** A card with a figure, the same data as a table, and both as files. */
export function FigureCard(props: Props) {
  const { title, slug, table, empty, error, onRetry, drawn, choices = noChoices } = props;
  const [look, setLook] = useRemembered<Look>(`chart:${slug}`, 'chart');
  const hasFailed = error !== null && error !== undefined;
  const isShown = !hasFailed && empty === undefined;
  const subtitle = typeof props.subtitle === 'string' ? props.subtitle : undefined;
  const words = { subtitle, ...props.picture };
  const files = useChartTools({ title, slug, look, setLook, chart: drawn, table, ...words });
  const tools = useMemo(() => [...choices, ...(isShown ? files : [])], [choices, isShown, files]);
  useDelayPageReady(isShown && props.isPending);
  return (
    <Card
      title={title}
      help={props.help}
      // Reserves the line while the text is loading, to avoid a layout shift.
      subtitle={props.subtitle ?? '\u00a0'}
      footer={props.footer}
      tools={tools}
      className={classes['card']}
      aside={
        isShown && (
          <span className={classes['aside']}>
            {look === 'chart' && props.legend}
            <LookSwitch title={title} look={look} onChange={setLook} />
          </span>
        )
      }
    >
      {hasFailed ? (
        <ErrorState onRetry={onRetry} />
      ) : empty !== undefined ? (
        empty
      ) : look === 'table' && !props.isPending ? (
        <PlainTable data={{ ...table, rows: table.rows() }} label={title} />
      ) : (
        props.children
      )}
    </Card>
  );
}

interface Options extends PictureText {
  title: string;
  slug: string;
  look: Look;
  setLook: (look: Look) => void;
  chart: Pick<ChartHandle, 'isDrawn' | 'picture'>;
  table: { columns: readonly string[]; rows: () => string[][] };
}

/** Menu entries of a chart's card: the other view, and both as files. Stable until one changes. */
function useChartTools(options: Options): CardTool[] {
  const { title, slug, look, setLook, table, chart, subtitle, sentence, legend } = options;
  const png = usePictureTool({
    ...{ title, slug, subtitle, sentence, legend },
    isDisabled: look === 'table' || !chart.isDrawn,
    body: chart.picture,
  });
  const saveCsv = useSaveCsv();
  const saveTable = useCallbackRef(() => saveCsv(slug, [table.columns, ...table.rows()]));
  return useMemo(
    () => [
      look === 'chart'
        ? { label: 'Show as table', icon: <IconTable size={16} />, onClick: () => setLook('table') }
        : {
            label: 'Show as chart',
            icon: <IconChartLine size={16} />,
            onClick: () => setLook('chart'),
          },
      png,
      csvTool(saveTable),
    ],
    [look, setLook, png, saveTable],
  );
}
