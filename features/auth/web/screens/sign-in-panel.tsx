import classes from './sign-in-panel.module.css';

/** Heat index at each full hour of one hot day, in °C; an invented site. */
const day = [
  27.2, 26, 25.6, 25.3, 25.1, 25.2, 27.2, 29.6, 32, 34, 36, 37.2, 38, 38.8, 40.2, 41.2, 40, 37,
  33.5, 31.4, 30, 29.1, 28, 27.3,
];
const [least, most] = [22, 45] as const;
const [width, height] = [444, 189] as const;
const x = (hour: number) => (hour / 23) * width;
const y = (value: number) => height - ((value - least) / (most - least)) * height;
const line = day.map((value, hour) => `${x(hour).toFixed(1)},${y(value).toFixed(1)}`).join(' ');

/** The decorative panel of the sign-in screen: what the product does, and one day of heat. */
export function SignInPanel() {
  return (
    <aside className={classes['panel']}>
      <p className={classes['claim']}>
        What is the heat, who is dry,
        <br />
        what do I do next.
      </p>
      <svg
        className={classes['chart']}
        viewBox="-30 -8 480 225"
        role="img"
        aria-label="Heat index over one day: 25 °C at dawn, 41.2 °C at 15:00."
      >
        {[25, 30, 35, 40, 45].map((value) => (
          <g key={value}>
            <line className={classes['grid']} x1={0} x2={width} y1={y(value)} y2={y(value)} />
            <text x={-10} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        <polygon
          className={classes['area']}
          points={`0,${String(height)} ${line} ${String(width)},${String(height)}`}
        />
        <polyline className={classes['line']} points={line} />
        {[0, 6, 12, 18, 23].map((hour) => (
          <text
            key={hour}
            x={x(hour)}
            y={height + 21}
            textAnchor={hour === 0 ? 'start' : hour === 23 ? 'end' : 'middle'}
          >
            {String(hour).padStart(2, '0')}:00
          </text>
        ))}
        <circle className={classes['peak']} cx={x(15)} cy={y(41.2)} r={5} />
        <text className={classes['label']} x={x(15) + 12} y={y(41.2) - 8}>
          41.2 °C, Danger
        </text>
      </svg>
      <p className={classes['caption']}>Heat index at a mine site over one day, in °C.</p>
    </aside>
  );
}
