import { Popover } from '@mantine/core';
import { useHoverPopover } from '#packages/ui';
import type { Label } from '#people/domain';
import { tagMessages } from '#tags/contract';
import classes from './label-list.module.css';

interface Props {
  labels: readonly Label[];
  /** Labels beyond this number are shown as '2 more'. */
  most: number;
  /** True: may take several lines. */
  wrap?: boolean;
}

/** Labels as chips. Those beyond the maximum are counted, and listed on hover or press. */
export function LabelList({ labels, most, wrap = false }: Props) {
  if (labels.length === 0) return null;
  const rest = labels.slice(most);
  return (
    <span className={classes['list']} data-wrap={wrap}>
      {labels.slice(0, most).map((label) => (
        <Plate key={label.tag_id} label={label} />
      ))}
      {rest.length > 0 && <More key={rest.map(({ tag_id }) => tag_id).join()} labels={rest} />}
    </span>
  );
}

function More({ labels }: { labels: readonly Label[] }) {
  const { popover, sign, hover } = useHoverPopover();
  return (
    <Popover position="bottom-start" trapFocus={false} {...popover}>
      <Popover.Target>
        <button type="button" className={classes['more']} {...sign}>
          {labels.length} {tagMessages.more}
        </button>
      </Popover.Target>
      <Popover.Dropdown p={10} maw={280} {...hover}>
        <span className={classes['list']} data-wrap>
          {labels.map((label) => (
            <Plate key={label.tag_id} label={label} />
          ))}
        </span>
      </Popover.Dropdown>
    </Popover>
  );
}

function Plate({ label: { name } }: { label: Label }) {
  return (
    <span className={classes['label']} title={name} dir="auto">
      {name}
    </span>
  );
}
