import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useSave } from '#packages/form/web';
import type { Errors } from '#packages/form/web';
import { fileDate } from '#packages/kit';
import { useSyncStatus } from '#packages/sync/web';
import { DayField, DialogForm, useNow, useZone } from '#packages/ui';
import { longest, quoteMessages as messages } from '#quotes/contract';
import type { Quote, QuoteStatus } from '#quotes/contract';
import { stepsFrom } from '#quotes/domain';
import { quoteTexts as texts } from './quote-texts.ts';
import classes from './quotes.module.css';
import type { Quotes } from './use-quotes.ts';

interface Props {
  quote: Quote;
  onChange: Quotes['change'];
  onClose: () => void;
}

interface Fields {
  status: QuoteStatus;
  amount: string;
  answer: string;
  valid_until: string | null;
}

/** The answer of the support team. */
export function AnswerForm({ quote, onChange, onClose }: Props) {
  const { online } = useSyncStatus();
  const { amount, answer, valid_until } = quote;
  const form = useSave<Fields>({ status: 'Answered', amount, answer, valid_until });
  const { values, errors, change } = form;
  const today = fileDate(useZone(), useNow());
  const steps = stepsFrom(quote.status, 'support');
  const isAnswer = values.status === 'Answered';
  return (
    <DialogForm
      label={texts.answer}
      submit={texts.save}
      isBusy={form.isBusy}
      isOff={!online}
      onCancel={onClose}
      onSubmit={() =>
        form.save({
          problems: problemsOf(values),
          send: () =>
            onChange(
              quote,
              isAnswer ? values : { status: values.status, answer: values.answer },
              texts.answered,
            ),
          onDone: onClose,
        })
      }
    >
      {steps.length > 1 && (
        <NativeSelect
          label={texts.decision}
          data={[
            { value: 'Answered', label: texts.answer },
            { value: 'Declined', label: texts.decline },
          ]}
          value={values.status}
          onChange={(event) => change({ status: event.currentTarget.value as QuoteStatus })}
        />
      )}
      {isAnswer && (
        <TextInput
          label={texts.amount}
          description={texts.amountAbout}
          required
          maxLength={longest.amount}
          autoComplete="off"
          {...form.text('amount')}
        />
      )}
      <Textarea
        label={texts.answerField}
        description={texts.answerAbout}
        required
        autosize
        minRows={3}
        maxRows={10}
        maxLength={longest.answer}
        {...form.text('answer')}
      />
      {isAnswer && (
        <DayField
          label={texts.validUntil}
          placeholder={texts.noEnd}
          value={values.valid_until}
          {...{ today, min: today, max: `${String(Number(today.slice(0, 4)) + 2)}-12-31` }}
          onChange={(day) => change({ valid_until: day })}
        />
      )}
      {errors['valid_until'] !== undefined && (
        <p className={classes['error']} role="alert">
          {errors['valid_until']}
        </p>
      )}
    </DialogForm>
  );
}

function problemsOf({ status, amount, answer }: Fields): Errors {
  return {
    ...(status === 'Answered' && amount.trim() === '' ? { amount: messages.amountRequired } : {}),
    ...(answer.trim() === '' ? { answer: messages.answerRequired } : {}),
  };
}
