const around = 2 * Math.PI * 6;

/** A small progress ring. */
export function Ring({ percent, size = 16 }: { percent: number; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden>
      <circle cx={8} cy={8} r={6} fill="none" stroke="var(--ws-border2)" strokeWidth={2} />
      <circle
        cx={8}
        cy={8}
        r={6}
        fill="none"
        stroke="var(--ws-accent)"
        strokeWidth={2}
        strokeLinecap="round"
        strokeDasharray={`${String((around * Math.max(4, percent)) / 100)} ${String(around)}`}
        transform="rotate(-90 8 8)"
      />
    </svg>
  );
}
