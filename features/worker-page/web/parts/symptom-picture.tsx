import type { ReactNode } from 'react';
import type { Symptom } from '#worker-page/contract';
import classes from './page.module.css';

/** The picture of a symptom. Its word is beside it, so screen readers skip it. */
export function SymptomPicture({ symptom }: { symptom: Symptom }) {
  return (
    <svg className={classes['picture']} viewBox="0 0 48 48" aria-hidden>
      {pictures[symptom]}
    </svg>
  );
}

const head = <circle cx="24" cy="22" r="12" />;
const shoulders = <path d="M8 45c1-8 8-11 16-11s15 3 16 11" />;

const pictures: Readonly<Record<Symptom, ReactNode>> = {
  dizzy: (
    <>
      {head}
      {shoulders}
      <path d="M18 20l4 4M22 20l-4 4M26 20l4 4M30 20l-4 4M20 29q2-2 4 0t4 0" />
      <path className={classes['hot']} d="M11 8c7-6 19-6 26 0M37 8l-1-5M37 8l-5 0" />
    </>
  ),
  headache: (
    <>
      {head}
      {shoulders}
      <path d="M19 22h2M27 22h2M21 29q3-2 6 0" />
      <path className={classes['hot']} d="M24 7l-3-5M15 9l-5-4M33 9l5-4M9 17l-6-2M39 17l6-2" />
    </>
  ),
  nausea: (
    <>
      {head}
      {shoulders}
      <path d="M18 21h3M27 21h3" />
      <path className={classes['cold']} d="M20 28h8v3c0 4-8 4-8 0z" />
    </>
  ),
  cramps: (
    <>
      <path d="M16 3c4 10 1 15-2 21s1 13 8 20M30 3c4 9 4 15 0 21s0 13 6 17" />
      <path className={classes['hot']} d="M19 22l5 3-4 3 5 3M36 18l4-3M38 24h5M36 30l4 3" />
    </>
  ),
  weak: (
    <>
      <circle cx="12" cy="27" r="7" />
      <path d="M19 30h14l8 8M24 30l-3 10M33 30l-4 10M5 42h38" />
      <path className={classes['cold']} d="M24 12h7l-7 8h7M35 5h5l-5 6h5" />
    </>
  ),
  confused: (
    <>
      {head}
      {shoulders}
      <path d="M18 21h2M28 21h2M20 29q2 2 4 0t4 0" />
      <path className={classes['hot']} d="M37 8a4 4 0 1 1 5 4c-1 1-1 1-1 3M41 19v.5" />
    </>
  ),
  no_sweat: (
    <>
      {head}
      {shoulders}
      <path d="M18 22h3M27 22h3M20 29h8" />
      <path
        className={classes['hot']}
        d="M5 10c4 5-4 7 0 12M43 10c-4 5 4 7 0 12M24 3v4M14 5l2 4M34 5l-2 4"
      />
    </>
  ),
  fainted: (
    <>
      <circle cx="10" cy="34" r="6" />
      <path d="M16 36h14l12 3M24 36l4-7h6M3 43h42" />
      <path className={classes['hot']} d="M24 6v12M24 23v.5" />
    </>
  ),
  other: (
    <>
      {head}
      {shoulders}
      <path d="M18 22v.5M24 22v.5M30 22v.5" />
    </>
  ),
};
