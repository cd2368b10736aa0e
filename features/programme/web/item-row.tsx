import { Button, Radio, Textarea } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo, useState } from 'react';
import { truncate } from '#packages/kit';
import { DayField } from '#packages/ui';
import { PersonPicker } from '#people/web';
import { answerIds, itemOf } from '#programme/contract';
import type { AnsweredItem, AnswerId, ItemChange, ItemId } from '#programme/contract';
import { answerNames, dayText, programmeTexts as texts } from './programme-texts.ts';
import classes from './item-row.module.css';

interface Props {
  item: AnsweredItem;
  /** What our own data says about the item; null if there is nothing. */
  fact: string | null;
  factTo: string | null;
  today: string;
  onChange: (item_id: ItemId, fields: Omit<ItemChange, 'item_id'>) => void;
}

const lastDay = '2100-12-31';

/** An item of the self-check with its answer, note, owner and due date. */
export const ItemRow = memo(function ItemRow({ item, fact, factTo, today, onChange }: Props) {
  const { item_id, answer, note, owner_user_id, due_date } = item;
  const { text, paragraph } = itemOf(item_id);
  const [isOpen, setOpen] = useState(false);
  const Sign = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <li className={classes['item']} id={`item-${item_id}`} data-answered={answer !== null}>
      <Radio.Group
        label={text}
        description={
          <>
            {paragraph === null ? texts.practice : texts.paragraph(paragraph)}
            {fact !== null && factTo !== null && (
              <>
                {' · '}
                <Link to={factTo}>{fact}</Link>
              </>
            )}
          </>
        }
        className={classes['question']}
        value={answer ?? ''}
        onChange={(value) => onChange(item_id, { answer: value as AnswerId })}
      >
        <div className={classes['answers']}>
          {answerIds.map((each) => (
            <Radio key={each} value={each} label={answerNames[each]} />
          ))}
        </div>
      </Radio.Group>
      <div className={classes['more']}>
        <Button
          size="compact-sm"
          variant="subtle"
          className="ws-not-printed"
          aria-expanded={isOpen}
          aria-label={`${texts.details}: ${text}`}
          rightSection={<Sign size={14} stroke={1.75} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.details}
        </Button>
        <span>{detailWords(item)}</span>
      </div>
      {isOpen && (
        <div className={classes['details']}>
          <Textarea
            label={texts.note}
            autosize
            minRows={2}
            maxLength={1000}
            value={note}
            onChange={(event) => onChange(item_id, { note: event.currentTarget.value })}
          />
          <PersonPicker
            label={texts.owner}
            placeholder={texts.nobody}
            clearable
            value={owner_user_id}
            onChange={(next) => onChange(item_id, { owner_user_id: next })}
          />
          <DayField
            label={texts.due}
            placeholder={texts.noDue}
            value={due_date}
            {...{ today, min: '2020-01-01', max: lastDay }}
            onChange={(day) => onChange(item_id, { due_date: day })}
          />
        </div>
      )}
    </li>
  );
});

/** What is set, in one line. */
function detailWords({ note, owner_user_id, owner_name, due_date }: AnsweredItem): string {
  return [
    ...(note === '' ? [] : [truncate(note, 80)]),
    ...(owner_user_id === null ? [] : [owner_name ?? texts.owner]),
    ...(due_date === null ? [] : [dayText(due_date)]),
  ].join(' · ');
}
