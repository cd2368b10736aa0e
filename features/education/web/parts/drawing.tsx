import type { ReactNode } from 'react';
import type { Drawing as DrawingName } from '#education/contract';
import classes from './drawing.module.css';

/** One of our own drawings. It decorates the text beside it, so screen readers skip it. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className={classes['drawing']} viewBox="0 0 240 140" aria-hidden data-drawing={name}>
      <rect className={classes['ground']} width="240" height="140" rx="10" />
      {shapes[name]}
    </svg>
  );
}

const person = (x: number, y: number, kind = 'line') => (
  <g className={classes[kind]} transform={`translate(${String(x)} ${String(y)})`}>
    <circle cx="0" cy="-34" r="9" />
    <path d="M-14 22v-30a14 14 0 0 1 28 0v30M-7 22v26M7 22v26" />
  </g>
);

const drop = (x: number, y: number, size = 1) => (
  <path
    className={classes['water']}
    transform={`translate(${String(x)} ${String(y)}) scale(${String(size)})`}
    d="M0-16c8 11 12 17 12 23a12 12 0 0 1-24 0c0-6 4-12 12-23z"
  />
);

const sun = (x: number, y: number) => (
  <g className={classes['heat']} transform={`translate(${String(x)} ${String(y)})`}>
    <circle r="15" />
    {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
      <path key={turn} d="M0-22v-10" transform={`rotate(${String(turn)})`} />
    ))}
  </g>
);

const shapes: Readonly<Record<DrawingName, ReactNode>> = {
  sun: (
    <>
      {sun(60, 46)}
      {person(160, 80)}
      {drop(186, 44, 0.5)}
      {drop(134, 52, 0.5)}
    </>
  ),
  body: (
    <>
      {person(120, 80)}
      <path className={classes['heat']} d="M66 52c-8 8 8 14 0 24M52 60c-8 8 8 14 0 24" />
      <path className={classes['heat']} d="M174 52c-8 8 8 14 0 24M188 60c-8 8 8 14 0 24" />
      {drop(120, 76, 0.7)}
    </>
  ),
  water: (
    <>
      <path className={classes['line']} d="M70 40h44l-5 66h-34z" />
      <path className={classes['water']} d="M73 66h38l-3 37h-32z" />
      <path className={classes['line']} d="M146 36h20v10l8 10v50h-36v-50l8-10z" />
      <path className={classes['water']} d="M140 74h32v30h-32z" />
    </>
  ),
  shade: (
    <>
      {sun(44, 36)}
      <path className={classes['line']} d="M92 58l60-28 60 28M104 58v64M200 58v64" />
      {person(152, 84)}
    </>
  ),
  warning: (
    <>
      <path className={classes['heat']} d="M120 28l48 82h-96z" />
      <path className={classes['line']} d="M120 56v26M120 94v2" />
    </>
  ),
  cooling: (
    <>
      <path className={classes['line']} d="M50 74h140l-12 38h-116z" />
      <path className={classes['water']} d="M56 82h128l-8 26h-112z" />
      <circle className={classes['line']} cx="80" cy="60" r="10" />
      <path className={classes['line']} d="M92 68l70 8" />
      {drop(128, 36, 0.6)}
      {drop(150, 46, 0.6)}
      {drop(172, 36, 0.6)}
    </>
  ),
  urine: (
    <>
      {['one', 'two', 'three', 'four'].map((shade, at) => (
        <rect
          key={shade}
          className={`${classes['line'] ?? ''} ${classes[shade] ?? ''}`}
          x={42 + at * 40}
          y="46"
          width="30"
          height="52"
          rx="5"
        />
      ))}
      <path className={classes['line']} d="M44 116h150l-8-5M194 116l-8 5" />
    </>
  ),
  steps: (
    <path
      className={classes['line']}
      d="M36 112h34v-22h34v-22h34v-22h34v-18h32M36 112h168M54 82l8-26 18 8"
    />
  ),
  buddy: (
    <>
      {person(92, 80)}
      {person(148, 80)}
      <path className={classes['water']} d="M106 34h28v12h-10l-6 6v-6h-12z" />
    </>
  ),
  calendar: (
    <>
      <path className={classes['line']} d="M62 34h116v80h-116zM62 54h116M84 26v14M156 26v14" />
      {[0, 1, 2, 3, 4].map((at) => (
        <rect
          key={at}
          className={classes['fill']}
          x={70 + at * 21}
          y={104 - (at + 1) * 8}
          width="14"
          height={(at + 1) * 8}
        />
      ))}
    </>
  ),
};
