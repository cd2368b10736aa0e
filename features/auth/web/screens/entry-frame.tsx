import type { ReactNode } from 'react';
import { Page, useTitle } from '#packages/ui';
import classes from './entry-frame.module.css';
import signInPanelClasses from './sign-in-panel.module.css';

interface Props {
  /** Name and logo of the product, linking to '/'. */
  brand: ReactNode;
  title: string;
  /** False while the form is not known yet. */
  ready?: boolean;
  /** Links under the form. */
  foot: ReactNode;
  children: ReactNode;
}

/** Layout of all screens before the sign-in: a form at the left, the decorative panel beside it. */
export function EntryFrame({ brand, title, ready = true, foot, children }: Props) {
  useTitle(title);
  return (
    <Page ready={ready} layout="plain">
      <div className={classes['halves']}>
        <div className={classes['left']}>
          <div className={classes['brand']}>{brand}</div>
          <div className={classes['form']}>
            <h1 className={classes['title']}>{title}</h1>
            {children}
          </div>
          <footer className={classes['foot']}>{foot}</footer>
        </div>
        <SignInPanel />
      </div>
    </Page>
  );
}

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
function SignInPanel() {
  return (
    <aside className={signInPanelClasses['panel']}>
      <p className={signInPanelClasses['claim']}>
        How hot is it? Who is dehydrated?
        <br />
        What should I do next?
      </p>
      <svg
        className={signInPanelClasses['chart']}
        viewBox="-30 -8 480 225"
        role="img"
        aria-label="Heat index over one day: 25 °C at dawn, 41.2 °C at 15:00."
      >
        {[25, 30, 35, 40, 45].map((value) => (
          <g key={value}>
            <line
              className={signInPanelClasses['grid']}
              x1={0}
              x2={width}
              y1={y(value)}
              y2={y(value)}
            />
            <text x={-10} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        <polygon
          className={signInPanelClasses['area']}
          points={`0,${String(height)} ${line} ${String(width)},${String(height)}`}
        />
        <polyline className={signInPanelClasses['line']} points={line} />
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
        <circle className={signInPanelClasses['peak']} cx={x(15)} cy={y(41.2)} r={5} />
        <text className={signInPanelClasses['label']} x={x(15) + 12} y={y(41.2) - 8}>
          41.2 °C, Danger
        </text>
      </svg>
      <p className={signInPanelClasses['caption']}>
        Heat index at a mine site over one day, in °C.
      </p>
    </aside>
  );
}
