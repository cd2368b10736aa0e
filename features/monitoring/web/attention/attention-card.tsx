import { Button, UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useDrinkLogs } from '#alerts/web';
import { AddMeasurement } from '#measurements/web';
import type { NeedsAttention } from '#monitoring/offline';
import { countText } from '#packages/kit';
import { Card, EmptyState, ErrorState, Modal, TableSkeleton } from '#packages/ui';
import { personName } from '#people/domain';
import { overviewTexts } from '../overview/overview-texts.ts';
import type { AttentionCase } from './attention-case.ts';
import { AttentionSheet } from './attention-sheet.tsx';
import { attentionTexts as texts } from './attention-texts.ts';
import { CaseRow } from './case-row.tsx';
import type { Attention } from './use-attention.ts';
import classes from './attention.module.css';

interface Props {
  attention: Attention;
  /** The most cases that are shown, beside severe readings; null for all, as a page of its own. */
  most: number | null;
  /** The chosen location; null: all. */
  place?: { tag_id: string; name: string } | null;
  /** Shows the cases of all locations. */
  onShowAll?: () => void;
}

/** What needs attention, the most urgent first, each with its next step and who has taken it. */
export function AttentionCard({ attention, most, place = null, onShowAll }: Props) {
  const { cases, elsewhere, error, isIncomplete, retry } = attention;
  const drinkOf = useDrinkLogs();
  // They stay while the sheet and the dialog fade out.
  const [openedKey, setOpened] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [tested, setTested] = useState<NeedsAttention['person'] | null>(null);
  const [isTesting, setTesting] = useState(false);
  const test = (person: NeedsAttention['person']) => {
    setOpen(false);
    setTested(person);
    setTesting(true);
  };
  const opened = cases?.find(({ key }) => key === openedKey);
  const count = cases?.length ?? 0;
  return (
    <Card
      {...(most !== null && { title: texts.title, subtitle: texts.span, help: texts.help })}
      badge={count > 0 && <span className={classes['count']}>{countText(count)}</span>}
      aside={
        most !== null && (
          <Button
            variant="subtle"
            size="sm"
            className={classes['all']}
            renderRoot={(props) => (
              <Link
                {...props}
                to="/monitoring/attention"
                search={place === null ? {} : { now_location: place.tag_id }}
              />
            )}
          >
            {count > shownCases(cases ?? [], most).length ? texts.all(count) : texts.showAll}
          </Button>
        )
      }
      footer={
        elsewhere > 0 ? (
          <>
            {texts.elsewhere(elsewhere)}
            <UnstyledButton className={classes['showAll']} onClick={onShowAll}>
              {texts.showAll}
            </UnstyledButton>
          </>
        ) : undefined
      }
    >
      {error !== null ? (
        <ErrorState onRetry={retry} />
      ) : cases === undefined ? (
        <TableSkeleton rows={3} height={84} />
      ) : (
        <>
          {isIncomplete && (
            <p className={classes['incomplete']} role="alert">
              {texts.incomplete}
              <Button variant="subtle" size="compact-sm" onClick={retry}>
                {texts.retry}
              </Button>
            </p>
          )}
          {cases.length === 0 ? (
            <EmptyState
              title={place === null ? texts.nothing : texts.nothingAt(place.name)}
              text={texts.nothingAbout}
              isSmall={most !== null}
            />
          ) : (
            <ul className={classes['cases']} data-is={most === null ? 'page' : 'card'}>
              {shownCases(cases, most).map((each, nth) => (
                <CaseRow
                  key={each.key}
                  {...{ each, attention }}
                  drink={each.kind === 'reading' ? drinkOf(each.subject_id) : null}
                  isFirst={nth === 0}
                  onOpen={() => {
                    setOpened(each.key);
                    setOpen(true);
                  }}
                  onTest={test}
                />
              ))}
            </ul>
          )}
        </>
      )}
      <AttentionSheet
        opened={opened !== undefined && isReading(opened) ? opened : null}
        drink={opened === undefined ? null : drinkOf(opened.subject_id)}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onTest={test}
      />
      <Modal
        opened={isTesting}
        onClose={() => setTesting(false)}
        title={tested === null ? '' : overviewTexts.retestOf(personName(tested))}
        size={480}
      >
        {tested !== null && (
          <AddMeasurement
            person={{ user_id: tested.user_id, name: personName(tested) }}
            onClose={() => setTesting(false)}
          />
        )}
      </Modal>
    </Card>
  );
}

/** Of a few more cases than the card has room for, none is left for another screen. */
const few = 2;

/** The first cases, and every severe reading. */
function shownCases(cases: readonly AttentionCase[], most: number | null): AttentionCase[] {
  if (most === null || cases.length <= most + few) return [...cases];
  return cases.filter(
    (each, nth) => nth < most || (isReading(each) && each.row.state === 'severe'),
  );
}

/** A case of a dehydrated person. */
export type ReadingCase = Extract<AttentionCase, { kind: 'reading' }>;

function isReading(each: AttentionCase): each is ReadingCase {
  return each.kind === 'reading';
}
