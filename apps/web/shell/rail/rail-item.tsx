import { Badge, Tooltip, useMantineTheme } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import type { ShownEntry } from '../../menu-of.ts';
import classes from './rail.module.css';

interface Props {
  entry: ShownEntry;
  isCurrent: boolean;
  /** One of its children is the current one. */
  isParent?: boolean;
  isSub?: boolean;
}

/** One entry of the rail; its name is a tooltip when only the icon is shown. */
export function RailItem({ entry, isCurrent, isParent = false, isSub = false }: Props) {
  const { label, icon: Sign, to, isPreview } = entry;
  const { breakpoints } = useMantineTheme();
  const isWide = useMediaQuery(`(min-width: ${breakpoints.lg})`, true);
  return (
    <Tooltip label={label} position="right" disabled={isWide}>
      <Link
        to={to}
        className={classes['item']}
        data-current={isCurrent}
        data-parent={isParent}
        data-sub={isSub}
        aria-current={isCurrent ? 'page' : undefined}
        // Otherwise parents of the open page would be marked as current too.
        activeOptions={{ exact: true }}
        activeProps={{}}
      >
        {Sign !== undefined && <Sign size={18} stroke={1.75} aria-hidden />}
        <span className={classes['label']}>{label}</span>
        {isPreview && (
          <Badge size="xs" variant="default" className={classes['badge']}>
            Preview
          </Badge>
        )}
      </Link>
    </Tooltip>
  );
}
