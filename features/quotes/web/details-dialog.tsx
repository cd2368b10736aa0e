import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSyncStatus } from '#packages/sync/web';
import { Modal, RelativeTime, useConfirm } from '#packages/ui';
import type { Confirmation } from '#packages/ui';
import type { Quote, QuoteStatus } from '#quotes/contract';
import { stepsFrom } from '#quotes/domain';
import { AnswerForm } from './answer-form.tsx';
import { dayText, itemsText, quoteTexts as texts, requesterText, stepBy } from './quote-texts.ts';
import classes from './quotes.module.css';
import { StatusChip } from './status-chip.tsx';
import type { Quotes } from './use-quotes.ts';

interface Props {
  /** Undefined: closed. */
  quote: Quote | undefined;
  /** The viewer answers for the support team. */
  isAll: boolean;
  onChange: Quotes['change'];
  onClose: () => void;
}

/** A quote with its history, and what the viewer may do with it. */
export function DetailsDialog({ quote, isAll, onChange, onClose }: Props) {
  const title = quote === undefined ? '' : texts.detailsOf(quote.number);
  return (
    <Modal opened={quote !== undefined} onClose={onClose} title={title} size={560}>
      {quote !== undefined && (
        <div className={classes['details']}>
          <Facts quote={quote} />
          <History quote={quote} />
          {quote.is_reward ? (
            <Link to="/loyalty">{texts.toLoyalty}</Link>
          ) : isAll ? (
            <SupportActions key={quote.quote_id} quote={quote} onChange={onChange} />
          ) : (
            <CustomerActions quote={quote} onChange={onChange} />
          )}
        </div>
      )}
    </Modal>
  );
}

function Facts({ quote }: { quote: Quote }) {
  const facts = [
    ['Status', <StatusChip key="status" status={quote.status} />],
    ['Organisation', quote.organisation ?? ''],
    ['Items', itemsText(quote)],
    [texts.amount, quote.is_reward ? texts.reward : quote.amount],
    [texts.answerField, quote.answer],
    [texts.validUntil, dayText(quote.valid_until)],
    ['Requested by', requesterText(quote)],
    ['Email', quote.email ?? ''],
    [texts.contact, quote.contact_name],
    [texts.phone, quote.phone],
    [texts.address, quote.delivery_address],
    [texts.wantedBy, dayText(quote.wanted_by)],
    [texts.notes, quote.notes],
  ] as const;
  return (
    <dl className={classes['facts']}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function History({ quote }: { quote: Quote }) {
  return (
    <section aria-label={texts.history}>
      <h3 className={classes['heading']}>{texts.history}</h3>
      <ol className={classes['history']}>
        {quote.history.map((step) => (
          <li key={`${step.time} ${step.status}`}>
            <StatusChip status={step.status} />
            <span className={classes['small']} dir="auto">
              {stepBy(step)}, <RelativeTime time={Date.parse(step.time)} />
            </span>
            {(step.amount !== '' || step.answer !== '') && (
              <p dir="auto">{[step.amount, step.answer].filter(Boolean).join(': ')}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ActionProps {
  quote: Quote;
  onChange: Quotes['change'];
}

function CustomerActions({ quote, onChange }: ActionProps) {
  const { online } = useSyncStatus();
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const actions: Partial<Record<QuoteStatus, { word: string; done: string; sure: Confirmation }>> =
    {
      Accepted: {
        ...{ word: texts.accept, done: texts.accepted },
        sure: texts.sureAccept(quote.number, quote.amount),
      },
      Declined: {
        ...{ word: texts.decline, done: texts.declined },
        sure: texts.sureDecline(quote.number),
      },
      Withdrawn: {
        ...{ word: texts.withdraw, done: texts.withdrawn },
        sure: texts.sureWithdraw(quote.number),
      },
    };
  const take = async (status: QuoteStatus) => {
    const action = actions[status];
    if (action === undefined || !(await confirm(action.sure))) return;
    setBusy(true);
    await onChange(quote, { status }, action.done).finally(() => setBusy(false));
  };
  const steps = stepsFrom(quote.status, 'customer');
  if (steps.length === 0) return null;
  return (
    <Group justify="flex-end" gap={8}>
      {steps.toReversed().map((status) => (
        <Button
          key={status}
          variant={status === 'Accepted' ? 'filled' : 'default'}
          disabled={!online || isBusy}
          onClick={() => void take(status)}
        >
          {actions[status]?.word}
        </Button>
      ))}
    </Group>
  );
}

function SupportActions({ quote, onChange }: ActionProps) {
  const [isOpen, setOpen] = useState(false);
  const { online } = useSyncStatus();
  if (stepsFrom(quote.status, 'support').length === 0) return null;
  if (isOpen) {
    return <AnswerForm quote={quote} onChange={onChange} onClose={() => setOpen(false)} />;
  }
  return (
    <Group justify="flex-end">
      <Button disabled={!online} onClick={() => setOpen(true)}>
        {texts.answer}
      </Button>
    </Group>
  );
}
