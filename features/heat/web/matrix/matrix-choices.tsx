import { Select } from '@mantine/core';
import { SearchSelect } from '#packages/ui';
import { dayWords } from '../heat-words.ts';
import { matrixTexts } from './matrix-texts.ts';
import type { Matrix } from './use-matrix.ts';
import classes from './matrix.module.css';

/** At which location, on which day. */
export function MatrixChoices({ matrix }: { matrix: Matrix }) {
  const { sites = [], site_id, chooseSite, dates, date, chooseDate } = matrix;
  return (
    <div className={`${classes['choices'] ?? ''} ws-not-printed`}>
      <SearchSelect
        label={matrixTexts.location}
        isLabelHidden
        placeholder={matrixTexts.location}
        options={sites.map(({ tag_id, name }) => ({ id: tag_id, label: name }))}
        value={site_id}
        onChange={chooseSite}
      />
      <Select
        aria-label={matrixTexts.day}
        data={dates.map((value, nth) => ({ value, label: wordsOf(value, nth) }))}
        value={dates.includes(date) ? date : null}
        disabled={dates.length === 0}
        allowDeselect={false}
        onChange={(next) => next !== null && chooseDate(next)}
      />
    </div>
  );
}

function wordsOf(date: string, nth: number): string {
  const day = dayWords(date);
  if (nth > 1) return day;
  return nth === 0 ? `Today, ${day}` : `Tomorrow, ${day}`;
}
