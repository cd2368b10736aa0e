import { Skeleton } from '@mantine/core';

/** Grey lines instead of text, with the given widths in per cent. */
export function TextSkeleton({ widths = [80, 60] }: { widths?: readonly number[] }) {
  return (
    <div aria-hidden style={{ display: 'grid', gap: 10 }}>
      {widths.map((width, index) => (
        <Skeleton key={index} height={12} width={`${String(width)}%`} radius={4} />
      ))}
    </div>
  );
}

/** A grey area instead of a chart, filling its card. */
export function ChartSkeleton({ height = 220 }: { height?: number | string }) {
  return <Skeleton aria-hidden height={height} radius={6} style={{ flex: '1 1 auto' }} />;
}

/** Grey rows instead of a table. */
export function TableSkeleton({ rows = 8, height = 44 }: { rows?: number; height?: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 24,
            height,
            padding: '0 16px',
            borderBottom: '1px solid var(--ws-border)',
          }}
        >
          <Skeleton height={12} width={`${String(18 + ((row * 7) % 12))}%`} radius={4} />
          <Skeleton height={12} width={`${String(24 + ((row * 5) % 10))}%`} radius={4} />
          <Skeleton height={12} width="10%" radius={4} ml="auto" />
        </div>
      ))}
    </div>
  );
}
